// The rules of Kurodoko a second time.
#pragma once

#include "instances/parts/part.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// Cells up, down, left and right to the first shaded one, and the cell itself.
inline int seen_in_kurodoko(const BoardData& board, const Answer& shaded, int cell) {
  const int row = cell / board.cols;
  const int col = cell % board.cols;
  int seen = 1;
  for (int r = row - 1; r >= 0 && shaded[r * board.cols + col] == 0; --r) ++seen;
  for (int r = row + 1; r < board.rows && shaded[r * board.cols + col] == 0; ++r) ++seen;
  for (int c = col - 1; c >= 0 && shaded[row * board.cols + c] == 0; --c) ++seen;
  for (int c = col + 1; c < board.cols && shaded[row * board.cols + c] == 0; ++c) ++seen;
  return seen;
}

inline SecondRules second_rules_of_kurodoko(const BoardData& board) {
  const auto any = [board](auto is) {
    for (int i = 0; i < board.cells(); ++i) {
      if (is(i)) return true;
    }
    return false;
  };
  const int cols = board.cols;
  const Grid<int> clue = board.part<Grid<int>>(0);
  return {
      {"no two shaded cells touch",
       [any, cols](const Answer& shaded) {
         return any([&](int i) {
           return shaded[i] == 1 &&
                  ((i % cols > 0 && shaded[i - 1] == 1) || (i >= cols && shaded[i - cols] == 1));
         });
       }},
      {"the unshaded cells are connected",
       [cols](const Answer& shaded) { return in_pieces(cols, shaded); }},
      {"a cell with a clue is not shaded",
       [any, clue](const Answer& shaded) {
         return any([&](int i) { return clue[i] != kNoClue && shaded[i] == 1; });
       }},
      {"a number is what is seen",
       [any, board, clue](const Answer& shaded) {
         return any(
             [&](int i) { return clue[i] >= 0 && seen_in_kurodoko(board, shaded, i) != clue[i]; });
       }},
  };
}

}  // namespace p2c
