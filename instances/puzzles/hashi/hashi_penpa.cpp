// Links of penpa-edit: an island is a number, a circle, or both; bridges are lines, single and
// double, from cell to cell.
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/formats/penpa/penpa_text.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/penpa_content.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/puzzles/hashi/hashi_formats.hpp"

namespace p2c {
namespace {

// The first of the lines of a span, and how many cells it goes on.
PenpaAnswer::Ends line_of(const Hashi& puzzle, const Hashi::Span& span, int step) {
  const Hashi::Island& from = puzzle.at(span.from);
  const bool across = puzzle.horizontal(span);
  const int row = from.row + (across ? 0 : step);
  const int col = from.col + (across ? step : 0);
  return {{row, col}, {row + (across ? 0 : 1), col + (across ? 1 : 0)}};
}
int length_of(const Hashi& puzzle, const Hashi::Span& span) {
  const Hashi::Island& from = puzzle.at(span.from);
  const Hashi::Island& to = puzzle.at(span.to);
  return to.row - from.row + to.col - from.col;
}

std::optional<Answer> answer_of(const Hashi& puzzle, const PenpaAnswer& drawn) {
  Answer bridges;
  bool any = false;
  for (const Hashi::Span& span : puzzle.spans) {
    const auto found = drawn.lines.find(line_of(puzzle, span, 0));
    bridges.push_back(found == drawn.lines.end() ? 0 : found->second);
    any = any || bridges.back() > 0;
  }
  if (!any) return {};
  return bridges;
}

PenpaBoard board_of(const Hashi& puzzle) {
  PenpaBoard board{puzzle.rows, puzzle.cols};
  for (const Hashi::Island& island : puzzle.islands) {
    const PenpaSpot spot{island.row, island.col};
    board.symbols[spot] = "circle_L 1";
    if (island.clue != Hashi::kUnknown) board.numbers[spot] = {std::to_string(island.clue)};
  }
  return board;
}

std::string write(const Content<Hashi>& content) {
  const Hashi& puzzle = content.puzzle;
  refuse_special_rules(puzzle);
  PenpaBoard board = board_of(puzzle);
  for (std::size_t i = 0; content.answer && i < puzzle.spans.size(); ++i) {
    const int bridges = (*content.answer)[i];
    for (int k = 0; bridges > 0 && k < length_of(puzzle, puzzle.spans[i]); ++k) {
      board.answer.lines[line_of(puzzle, puzzle.spans[i], k)] = bridges;
    }
  }
  return write_penpa(board, {std::string(Hashi::kName), false, "line"});
}

Content<Hashi> read(TextReader& in) {
  return read_penpa_content(
      in, Hashi::kName, Hashi::text_of_penpa,
      [](TextReader& lines) { return Content<Hashi>{Hashi::parse(lines)}; },
      [](const Content<Hashi>& content, const PenpaAnswer& drawn) {
        return answer_of(content.puzzle, drawn);
      });
}

}  // namespace

Format<Hashi> hashi_penpa() { return {penpa_scheme(), {}, kAnswer, read, write}; }

std::string Hashi::text_of_penpa(const PenpaBoard& drawn) {
  PenpaBoard board = drawn;
  std::string text = std::to_string(board.rows) + " " + std::to_string(board.cols) + "\n";
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.cols; ++c) {
      int clue = take_penpa_number(board, {r, c});
      const auto circle = board.symbols.find({r, c});
      if (circle != board.symbols.end() && circle->second.starts_with("circle_")) {
        if (clue == p2c::kNoClue) clue = p2c::kUnknownClue;
        board.symbols.erase(circle);
      }
      text += clue_in_words(clue, "-", "?") + (c + 1 < board.cols ? ' ' : '\n');
    }
  }
  expect_all_taken(board);
  return text;
}

}  // namespace p2c
