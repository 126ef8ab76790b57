// Links of penpa-edit: cages are edges, clues small texts in corners, numbers in cells given
// digits.
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/formats/penpa/penpa_text.hpp"
#include "instances/formats/text.hpp"
#include "instances/notations/penpa/answer_penpa.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/penpa_content.hpp"
#include "instances/notations/text/region_ids.hpp"
#include "instances/notations/text/text_grid.hpp"
#include "instances/puzzles/kenken/kenken_formats.hpp"

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
  // What a cell has besides is left.
  for (auto it = board.corners.begin(); it != board.corners.end();) {
    const Spot& spot = it->first.spot;
    const bool is_clue = board.inside(spot) && clues(spot.row, spot.col) == ".";
    if (is_clue) clues(spot.row, spot.col) = clue_of(it->second.text);
    it = is_clue ? board.corners.erase(it) : std::next(it);
  }
  return clues;
}

// A cage without a clue has '?' in its first cell. Not all are without: else each board of regions
// would be a KenKen.
void mark_without_clue(const Grid<int>& cages, Grid<std::string>& clues) {
  const auto is_clue = [](const std::string& clue) { return clue != "."; };
  if (std::none_of(clues.cells.begin(), clues.cells.end(), is_clue)) {
    throw PenpaMisfit("no clue of any cage");
  }
  for (const std::vector<int>& cells : cells_by_region(cages)) {
    const auto is_empty = [&](int cell) { return clues[cell] == "."; };
    if (std::all_of(cells.begin(), cells.end(), is_empty)) clues[cells[0]] = "?";
  }
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

// The signs that the site's setters use.
std::string shown_clue(const KenKen::Cage& cage) {
  std::string clue = KenKen::clue_text(cage);
  const std::size_t last = clue.size() - 1;
  if (clue[last] == '*') return clue.replace(last, 1, "\u00D7");
  if (clue[last] == '/') return clue.replace(last, 1, "\u00F7");
  return clue[last] == '-' ? clue.replace(last, 1, "\u2212") : clue;
}

AnswerLayers layers() {
  return {CellNumbers{"grid", [](const BoardData& board, int /*cell*/) {
                        return CellNumbers::Range{1, board.rows};
                      }}};
}

std::string write(const Content<KenKen>& content) {
  const KenKen& puzzle = content.puzzle;
  PenpaBoard board{puzzle.n, puzzle.n};
  const auto spot = [&](int cell) { return PenpaSpot{cell / puzzle.n, cell % puzzle.n}; };
  board.walls = borders_of(puzzle.cages_in_cells());
  if (cut_by(board.walls).room != puzzle.cages_in_cells())
    throw CannotCarry("a cage in two pieces");
  const auto has_clue = [](const KenKen::Cage& cage) { return cage.has_clue(); };
  if (std::none_of(puzzle.cages.begin(), puzzle.cages.end(), has_clue))
    throw CannotCarry("a board without a clue");
  for (const KenKen::Cage& cage : puzzle.cages) {
    if (cage.has_clue()) board.corners[{spot(cage.cells[0])}] = {shown_clue(cage)};
  }
  for (const auto& [cell, digit] : content.givens)
    board.numbers[spot(cell)] = {std::to_string(digit)};
  if (content.answer) draw_penpa_answer(layers(), {puzzle.n, puzzle.n}, *content.answer, board);
  // What is given is not compared.
  for (const auto& [cell, digit] : content.givens) {
    const auto drawn = board.answer.numbers.find(spot(cell));
    if (drawn != board.answer.numbers.end() && drawn->second == std::to_string(digit)) {
      board.answer.numbers.erase(drawn);
    }
  }
  return write_penpa(board, {std::string(KenKen::kName), false, "number"});
}

// With the given digits, which the check of an answer leaves out.
std::optional<Answer> answer_of(const Content<KenKen>& content, const PenpaAnswer& drawn) {
  auto answer = answer_of_penpa(layers(), {content.puzzle.n, content.puzzle.n}, drawn);
  if (!answer) return {};
  for (const auto& [cell, digit] : content.givens) {
    int& value = (*answer)[static_cast<std::size_t>(cell)];
    if (value == kOpen) value = digit;
  }
  return answer;
}

Content<KenKen> read(TextReader& in) {
  const auto text = [](const PenpaBoard& board) {
    return std::string(KenKen::kName) + "\n" + KenKen::text_of_penpa(board);
  };
  return read_penpa_content(in, KenKen::kName, text, text_format<KenKen>().read, answer_of);
}

}  // namespace

Format<KenKen> kenken_penpa() { return {penpa_scheme(), {}, kGivens | kAnswer, read, write}; }

std::string KenKen::text_of_penpa(const PenpaBoard& drawn) {
  PenpaBoard board = drawn;
  take_range(board);
  const Grid<int> cages = take_cages(board);
  Grid<std::string> clues = take_clues(board);
  mark_without_clue(cages, clues);
  const std::string givens = take_givens(board);
  expect_all_taken(board);
  return std::to_string(board.rows) + " " + std::to_string(board.cols) + "\n" +
         print_grid(clues, [](const std::string& clue) { return clue; }) + print_region_ids(cages) +
         givens;
}

}  // namespace p2c
