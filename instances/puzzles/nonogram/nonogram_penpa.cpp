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

// The numbers towards the board; a line without any says no clue, not an empty one.
std::string take_blocks(PenpaBoard& board, int margin, auto spot, const std::string& line) {
  std::string blocks;
  for (int i = margin; i > 0; --i) {
    const Spot at = spot(-i);
    const int number = take_penpa_number(board, at);
    if (number == kNoClue) continue;
    blocks += blocks.empty() ? "" : " ";
    blocks += number == kUnknownClue ? "?" : std::to_string(number);
  }
  if (blocks.empty()) throw PenpaMisfit("no clue of " + line + " (0 is that of an empty line)");
  return blocks + "\n";
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
