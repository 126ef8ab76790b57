// Links of penpa-edit: blocks are numbers on the margins above and on the left.
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {
namespace {

using Spot = PenpaBoard::Spot;

// The numbers towards the board; a line without any says no clue, not an empty one.
std::string take_blocks(PenpaBoard& board, int margin, auto spot, const std::string& line) {
  std::string blocks;
  for (int i = margin; i > 0; --i) {
    const Spot at = spot(-i);
    const int number = take_penpa_number(board, at);
    if (number == kUnknownClue) throw PenpaMisfit("number", "'?'", at);
    if (number != kNoClue) blocks += (blocks.empty() ? "" : " ") + std::to_string(number);
  }
  if (blocks.empty()) throw PenpaMisfit("no clue of " + line + " (0 is that of an empty line)");
  return blocks + "\n";
}

}  // namespace

std::string Nonogram::text_of_penpa(const PenpaBoard& drawn) {
  PenpaBoard board = drawn;
  std::string text = std::to_string(board.rows) + " " + std::to_string(board.cols) + "\n";
  for (int c = 0; c < board.cols; ++c) {
    text += take_blocks(
        board, board.top,
        [c](int i) {
          return Spot{i, c};
        },
        "column " + std::to_string(c + 1));
  }
  for (int r = 0; r < board.rows; ++r) {
    text += take_blocks(
        board, board.left,
        [r](int i) {
          return Spot{r, i};
        },
        "row " + std::to_string(r + 1));
  }
  board.walls = Borders(board.rows, board.cols);  // lines after each fifth cell
  expect_all_taken(board);
  return text;
}

}  // namespace p2c
