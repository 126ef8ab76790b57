// Links of penpa-edit: an island is a number, a circle, or both.
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

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
