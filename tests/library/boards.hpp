// Random boards as puzzles of the library, with all their answers by the rules alone.
#pragma once

#include <puzzle2cnf/puzzle.hpp>
#include <vector>

#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {

struct LibraryBoard {
  puzzle2cnf::Puzzle puzzle;
  std::vector<Answer> answers;  // sorted
};

/// Calls `use` with so many boards of each kind.
template <class Use>
void each_library_board(int boards, Use use) {
  for (const PuzzleKind& kind : tested_kinds()) {
    RandomBoards random(kind);
    for (int i = 0; i < boards; ++i) {
      const PuzzlePtr board = random.next();
      if (board == nullptr) break;
      use(LibraryBoard{puzzle2cnf::Puzzle::read(board->print()), answers_by_rules(*board)});
    }
  }
}

}  // namespace p2c
