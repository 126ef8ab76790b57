// The second fuzzer: random small boards of each kind, compared in every way.
//
//   fuzz_boards [BOARDS [SEED [PUZZLE]]]      (default 400 boards of all kinds together, seed 1)
//
// The first difference is printed with its board, and the exit code is 1. Every outside solver is
// a process, so only the first board of a kind and one in 100 are given to them. Without BOARDS
// each board is tried in three ways, which differ from board to board, unless PUZZLE2CNF_DEEP=1.
#include <cstdlib>
#include <iostream>

#include "tests/board_count.hpp"
#include "tests/boards/compare.hpp"
#include "tests/instances/mutation.hpp"

namespace p2c {
namespace {

constexpr int kSolversEvery = 100;

struct Tally {
  int boards = 0;
  int mutants = 0;
  int by_rules = 0;
  int without = 0;
  int with_one = 0;
  int moved = 0;
  int by_solvers = 0;
};

PuzzlePtr random_board(const PuzzleKind& kind, Rng& rng) {
  if (chance(rng, 10)) {
    const int length = 1 + below(rng, 15);
    return chance(rng, 50) ? kind.random(rng, 1, length) : kind.random(rng, length, 1);
  }
  const int rows = 1 + below(rng, 6);
  return kind.random(rng, rows, 1 + below(rng, 6));
}

// The board after changes of its text; null when it is none any more, or a large one.
PuzzlePtr mutant_of(const PuzzleKind& kind, const AnyPuzzle& board, Rng& rng) {
  constexpr std::size_t kMostSlots = 40;
  const std::string text = board.print();
  const std::string lines = mutated(rng, text.substr(text.find('\n') + 1));
  if (lines.size() > 2 * text.size() + 20) return nullptr;
  try {
    TextReader in(lines, "mutant");
    PuzzlePtr mutant = kind.parse(in);
    in.expect_end();
    return mutant->slots().size() <= kMostSlots ? std::move(mutant) : nullptr;
  } catch (const InputError&) {
    return nullptr;
  }
}

PuzzlePtr next_board(const PuzzleKind& kind, Rng& rng, Tally& tally) {
  PuzzlePtr board = random_board(kind, rng);
  if (!chance(rng, 50)) return board;
  for (int attempt = 0; attempt < 8; ++attempt) {
    PuzzlePtr mutant = mutant_of(kind, *board, rng);
    if (!mutant || mutant->print() == board->print()) continue;
    ++tally.mutants;
    return mutant;
  }
  return board;
}

void compare(const PuzzleKind& kind, const AnyPuzzle& board, bool every_mode, Rng& rng,
             Tally& tally) {
  const KnownAnswers known = known_answers(board);
  ++tally.boards;
  tally.by_rules += known.by_rules ? 1 : 0;
  tally.without += known.answers.empty() ? 1 : 0;
  tally.with_one += known.answers.size() == 1 ? 1 : 0;
  compare_modes(board, known, every_mode, rng);
  tally.moved += compare_moved(kind, board, known, rng) ? 1 : 0;
  const bool is_drawn = chance(rng, 100 / kSolversEvery);
  if (!is_drawn && tally.boards > 1) return;
  ++tally.by_solvers;
  Rng other = rng;  // the boards that follow do not depend on it
  compare_solvers(board, known, other);
}

// False at the first difference.
bool compare_boards(const PuzzleKind& kind, int boards, bool every_mode, Rng& rng) {
  Tally tally;
  while (tally.boards < boards) {
    const PuzzlePtr board = next_board(kind, rng, tally);
    try {
      compare(kind, *board, every_mode, rng, tally);
    } catch (const std::exception& difference) {
      std::cout << "DIFFERENCE: " << difference.what() << "\n" << board->print();
      return false;
    }
  }
  std::cout << kind.name << ": " << tally.boards << " boards, " << tally.mutants
            << " of them mutants; " << tally.without << " without, " << tally.with_one
            << " with one answer; " << tally.by_rules << " by brute force, " << tally.moved
            << " moved, " << tally.by_solvers << " by other solvers; no difference\n"
            << std::flush;
  return true;
}

int run(int boards, int seed, std::string_view only, bool every_mode) {
  int code = 0;
  const int kinds = only.empty() ? static_cast<int>(puzzle_kinds().size()) : 1;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (!only.empty() && kind.name != only) continue;
    Rng rng(static_cast<unsigned>(seed));
    if (!compare_boards(kind, (boards + kinds - 1) / kinds, every_mode, rng)) code = 1;
  }
  return code;
}

}  // namespace
}  // namespace p2c

int main(int argc, char** argv) {
  const int boards = argc > 1 ? std::atoi(argv[1]) : 400;
  const int seed = argc > 2 ? std::atoi(argv[2]) : static_cast<int>(p2c::seed_of_boards(1));
  return p2c::run(boards, seed, argc > 3 ? argv[3] : "", argc > 1 || p2c::is_deep());
}
