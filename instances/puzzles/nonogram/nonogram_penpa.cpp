// Links of penpa-edit: blocks are numbers on the margins above and on the left.
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/formats/penpa/penpa_text.hpp"
#include "instances/notations/penpa/answer_penpa.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/penpa_content.hpp"
#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

using Spot = PenpaBoard::Spot;

// The numbers towards the board, of which a single 0 is an empty line; nothing without any.
std::optional<Nonogram::Clue> take_blocks(PenpaBoard& board, int margin, auto spot) {
  Nonogram::Clue blocks;
  for (int i = margin; i > 0; --i) {
    const int number = take_penpa_number(board, spot(-i));
    if (number != kNoClue) blocks.push_back(number == kUnknownClue ? kAnyLength : number);
  }
  if (blocks.empty()) return {};
  return blocks == Nonogram::Clue{0} ? Nonogram::Clue() : blocks;
}

// A line without numbers is empty, as the site's import of URLs leaves it; but where sums differ it
// is taken for one without a clue, or for another kind.
void expect_sums(const Nonogram& puzzle, const std::string& blank) {
  if (blank.empty()) return;
  bool is_known = true;
  long long filled = 0;
  long long rows_less_columns = 0;
  for (int k = 0; k < puzzle.rows() + puzzle.cols(); ++k) {
    const long long cells = cells_in(puzzle.clue(k));
    is_known = is_known && !has_any_length(puzzle.clue(k));
    rows_less_columns += k < puzzle.rows() ? cells : -cells;
    filled += cells;
  }
  if (!is_known || rows_less_columns != 0 || filled == 0) {
    throw PenpaMisfit("no clue of " + blank + " (0 is that of an empty line)");
  }
}

// The last block next to the board.
template <class SpotAt>
int draw_blocks(const std::vector<Nonogram::Clue>& clues, PenpaBoard& board, SpotAt spot) {
  std::size_t margin = 1;
  for (std::size_t line = 0; line < clues.size(); ++line) {
    const Nonogram::Clue blocks = clues[line].empty() ? Nonogram::Clue{0} : clues[line];
    margin = std::max(margin, blocks.size());
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      const int before = static_cast<int>(i) - static_cast<int>(blocks.size());
      board.numbers[spot(static_cast<int>(line), before)] = {
          clues[line].empty() ? "0" : block_text(blocks[i])};
    }
  }
  return static_cast<int>(margin);
}

const AnswerLayers& layers() {
  static const AnswerLayers all{ShadedCells()};
  return all;
}

std::string write(const Content<Nonogram>& content) {
  constexpr int kMostSide = 200;
  const Nonogram& puzzle = content.puzzle;
  PenpaBoard board{puzzle.rows(), puzzle.cols()};
  board.top = draw_blocks(puzzle.col_clues, board, [](int line, int i) { return Spot{i, line}; });
  board.left = draw_blocks(puzzle.row_clues, board, [](int line, int i) { return Spot{line, i}; });
  if (std::max(board.rows + board.top, board.cols + board.left) > kMostSide) {
    throw CannotCarry("a board with a side above 200");
  }
  if (content.answer) draw_penpa_answer(layers(), {board.rows, board.cols}, *content.answer, board);
  return write_penpa(board, {std::string(Nonogram::kName)});
}

Content<Nonogram> read(TextReader& in) {
  return read_penpa_content(
      in, Nonogram::kName, Nonogram::text_of_penpa,
      [](TextReader& lines) { return Content<Nonogram>{Nonogram::parse(lines)}; },
      [](const Content<Nonogram>& content, const PenpaAnswer& drawn) {
        return answer_of_penpa(layers(), {content.puzzle.rows(), content.puzzle.cols()}, drawn);
      });
}

}  // namespace

Format<Nonogram> nonogram_penpa() { return {penpa_scheme(), {}, kAnswer, read, write}; }

std::string Nonogram::text_of_penpa(const PenpaBoard& drawn) {
  PenpaBoard board = drawn;
  Nonogram puzzle;
  std::string blank;
  const auto take = [&](std::vector<Clue>& clues, int margin, auto spot, const std::string& what) {
    auto clue = take_blocks(board, margin, spot);
    if (!clue && blank.empty()) blank = what + " " + std::to_string(clues.size() + 1);
    clues.push_back(clue.value_or(Clue()));
  };
  for (int c = 0; c < board.cols; ++c) {
    const auto spot = [c](int i) { return Spot{i, c}; };
    take(puzzle.col_clues, board.top, spot, "column");
  }
  for (int r = 0; r < board.rows; ++r) {
    const auto spot = [r](int i) { return Spot{r, i}; };
    take(puzzle.row_clues, board.left, spot, "row");
  }
  expect_sums(puzzle, blank);
  // Lines after each fifth cell, of any style.
  board.walls = Borders(board.rows, board.cols);
  std::erase_if(board.unread, [](const PenpaBoard::Unread& its) { return its.layer == "edge"; });
  expect_all_taken(board);
  return puzzle.print();
}

}  // namespace p2c
