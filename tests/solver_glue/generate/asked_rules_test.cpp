// What the rules alone say of other answers is what a fresh search says.
#include <doctest/doctest.h>

#include "solver_glue/generate/other_answer.hpp"
#include "solver_glue/givens/only_answer.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/generate/clued_boards.hpp"

namespace p2c {
namespace {

struct Tally {
  int one = 0;
  int several = 0;
};

void compare(const ByRules& said, const AnyPuzzle& puzzle, const Answer& answer, Tally& tally) {
  if (!said.known) return;
  INFO(puzzle.print());
  const bool only = find_only_answer(puzzle, {}, answer, {}) == Status::kSatisfiable;
  REQUIRE(only == !said.other.has_value());
  ++(only ? tally.one : tally.several);
  if (only) return;
  CHECK(*said.other != answer);
  CHECK_FALSE(puzzle.check(*said.other));
}

// Clues go one by one; where there is another answer the clue stays.
void leave_out(const AnyGenerator& generator, const CluedBoard& board, Rng& rng, Tally& tally) {
  const AskByRules<AnyPuzzle> ask = generator.asker(*board.puzzle);
  const ByRules said = ask(*board.puzzle, board.answer, nullptr);
  compare(said, *board.puzzle, board.answer, tally);
  if (!said.known || said.other) return;
  std::shared_ptr<const AnyPuzzle> fuller = board.puzzle;
  std::vector<int> clues = fuller->clues();
  shuffle(clues, rng);
  for (const int clue : clues) {
    std::shared_ptr<const AnyPuzzle> fewer = fuller->without({clue});
    const ByRules more = ask(*fewer, board.answer, fuller.get());
    compare(more, *fewer, board.answer, tally);
    if (more.known && !more.other) fuller = fewer;
  }
}

TEST_CASE("rules asked: the verdict on boards and on each clue is that of a fresh search") {
  for (const PuzzleKind* kind : kinds_with_clues()) {
    const AnyGenerator generator = *generator_of(*kind);
    if (!generator.asker) continue;
    CAPTURE(kind->name);
    Rng rng(1);
    Tally tally;
    for (int i = 0; i < deep_count(fewer_if_sanitized(200, 25), 200); ++i)
      leave_out(generator, next_clued_board(*kind, 8, rng), rng, tally);
    MESSAGE(kind->name, ": ", tally.one, " with one answer, ", tally.several, " with several");
    CHECK(tally.one >= least_drawn(100));
    CHECK(tally.several >= least_drawn(100));
  }
}

}  // namespace
}  // namespace p2c
