// Links of penpa-edit: cages are edges, clues small texts in corners, numbers in cells given
// digits.
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/text/region_ids.hpp"
#include "instances/notations/text/text_grid.hpp"
#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {
namespace {

using Spot = PenpaBoard::Spot;

// As our text has it: without blanks, and with '-' for a dash.
std::string clue_of(std::string text) {
  constexpr std::string_view kDash = "\u2013";
  std::erase(text, ' ');
  const std::size_t dash = text.find(kDash);
  return dash == std::string::npos ? text : text.replace(dash, kDash.size(), "-");
}

Grid<int> take_cages(PenpaBoard& board) {
  CutBoard cages = cut_by(board.walls);
  if (!cages.lines.empty()) {
    const int cell = cages.lines.front().first;
    throw PenpaMisfit("edge", "a line between cells of one cage",
                      Spot{cell / board.cols, cell % board.cols});
  }
  return std::move(cages.room);
}

Grid<std::string> take_clues(PenpaBoard& board) {
  Grid<std::string> clues(board.rows, board.cols, ".");
  for (const auto& [spot, text] : board.corners) {
    if (board.inside(spot)) clues(spot.row, spot.col) = clue_of(text.text);
  }
  std::erase_if(board.corners, [&](const auto& its) { return board.inside(its.first); });
  return clues;
}

std::string take_givens(PenpaBoard& board) {
  std::string givens;
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.cols; ++c) {
      const int digit = take_penpa_number(board, {r, c});
      if (digit == kUnknownClue) throw PenpaMisfit("number", "'?'", Spot{r, c});
      if (digit != kNoClue)
        givens += "given " + cell_name(r, c) + "=" + std::to_string(digit) + "\n";
    }
  }
  return givens;
}

// "{1-6}" beside a board of that side says what its rules say.
void take_range(PenpaBoard& board) {
  const std::string range = "{1-" + std::to_string(board.rows) + "}";
  std::erase_if(board.numbers, [&](const auto& its) {
    return !board.inside(its.first) && its.second.text == range;
  });
}

}  // namespace

std::string KenKen::text_of_penpa(const PenpaBoard& drawn) {
  PenpaBoard board = drawn;
  take_range(board);
  const Grid<int> cages = take_cages(board);
  const Grid<std::string> clues = take_clues(board);
  const std::string givens = take_givens(board);
  expect_all_taken(board);
  return std::to_string(board.rows) + " " + std::to_string(board.cols) + "\n" +
         print_grid(clues, [](const std::string& clue) { return clue; }) + print_region_ids(cages) +
         givens;
}

}  // namespace p2c
