// Puzzles of every kind that are made, judged by searches that know nothing of how. Set
// PUZZLE2CNF_GENERATED=10000 for so many small ones of a kind, and a hundredth as many large ones.
#include <doctest/doctest.h>

#include <string>

#include "solver_glue/generate/generator.hpp"
#include "solver_glue/givens/only_answer.hpp"
#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

int small_boards() { return board_count("PUZZLE2CNF_GENERATED", deep_count(10, 50), 2); }
int small_boards(const PuzzleKind& kind) { return std::max(1, boards_of(kind, small_boards())); }

// The kinds that are made.
template <class Judge>
void for_each_kind(Judge judge) {
  for (const PuzzleKind& kind : tested_kinds()) {
    const std::optional<AnyGenerator> generator = generator_of(kind);
    CAPTURE(kind.name);
    if (generator) judge(kind, *generator);
  }
}

GeneratorTask task_of(const PuzzleKind& kind, const AnyGenerator& generator, int side) {
  GeneratorTask task{kind};
  task.style = Style(generator.styles);
  task.rows = std::min(side, generator.most_side);
  task.cols = task.rows;
  return task;
}

bool is_unique(const AnyPuzzle& puzzle, const Answer& answer) {
  return find_only_answer(puzzle, {}, answer, {}) == Status::kSatisfiable;
}

// Of some kinds there are none of some sizes, as of an odd number of cells.
bool is_made(const GeneratorTask& task) {
  try {
    PuzzleTries(task, 0).next();
    return true;
  } catch (const NoneFound& none) {
    MESSAGE(task.kind.name, " ", task.rows, " x ", task.cols, ": ", std::string(none.what()));
    return false;
  }
}

void check_unique(const GeneratorTask& task, int count) {
  if (!is_made(task)) return;
  for (int index = 0; index < count; ++index) {
    const Generated made = PuzzleTries(task, index).next();
    CAPTURE(made.puzzle->print());
    REQUIRE_FALSE(made.puzzle->check(made.answer));
    REQUIRE(is_unique(*made.puzzle, made.answer));
  }
}

TEST_CASE("generated puzzles have one answer, which keeps the rules") {
  for_each_kind([](const PuzzleKind& kind, const AnyGenerator& generator) {
    for (const int side : {3, 5, 8}) {
      check_unique(task_of(kind, generator, side), small_boards(kind) / 3 + 1);
    }
  });
}

TEST_CASE("generated puzzles of large sides have one answer") {
  if (small_boards() <= 50) return;
  for_each_kind([](const PuzzleKind& kind, const AnyGenerator& generator) {
    const int side = generator.square ? 16 : 30;
    check_unique(task_of(kind, generator, side), small_boards() / 100);
  });
}

void check_minimal(const Generated& made) {
  CAPTURE(made.puzzle->print());
  REQUIRE(is_unique(*made.puzzle, made.answer));
  for (const int clue : made.puzzle->clues()) {
    REQUIRE_FALSE(is_unique(*made.puzzle->without({clue}), made.answer));
  }
}

TEST_CASE("of a minimal puzzle no clue can be left out, and the fewest are no more") {
  for_each_kind([](const PuzzleKind& kind, const AnyGenerator& generator) {
    if (!generator.leaves_out_clues) return;
    GeneratorTask task = task_of(kind, generator, generator.ground ? 4 : 6);
    for (const ClueChoice clues : {ClueChoice::kMinimal, ClueChoice::kFewest}) {
      task.clues = clues;
      for (int index = 0; index < small_boards(kind); ++index) {
        check_minimal(PuzzleTries(task, index).next());
      }
    }
  });
}

TEST_CASE("boards have one canonical text in all eight positions, and print what they were") {
  for_each_kind([](const PuzzleKind& kind, const AnyGenerator& generator) {
    GeneratorTask task = task_of(kind, generator, 6);
    if (!generator.square) task.cols = 7;
    if (!is_made(task)) task.cols = 6;
    if (task.cols == 6 && !generator.square && !is_made(task)) return;
    for (int index = 0; index < small_boards(kind); ++index) {
      const Generated made = PuzzleTries(task, index).next();
      const std::string text = made.puzzle->print();
      const std::string canonical = generator.canonical_text(*made.puzzle);
      const PuzzlePtr transposed = generator.transposed(*made.puzzle);
      const PuzzlePtr mirrored = generator.mirrored(*made.puzzle);
      REQUIRE(generator.canonical_text(*transposed) == canonical);
      REQUIRE(generator.canonical_text(*mirrored) == canonical);
      REQUIRE(generator.transposed(*transposed)->print() == text);
      REQUIRE(generator.mirrored(*mirrored)->print() == text);
    }
  });
}

}  // namespace
}  // namespace p2c
