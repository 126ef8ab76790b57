// One solver for many versions of a puzzle says what a fresh search says of each.
#include "solver_glue/generate/rule_versions.hpp"

#include <doctest/doctest.h>

#include "solver_glue/givens/only_answer.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/generate/clued_boards.hpp"

namespace p2c {
namespace {

int boards_per(const PuzzleKind& kind) {
  return boards_of(kind,
                   board_count("PUZZLE2CNF_CLUED_BOARDS", deep_count(15, 50), deep_count(6, 20)));
}

TEST_CASE("versions: without any clues, the verdict is that of a fresh search") {
  for (const PuzzleKind* kind : kinds_with_clues()) {
    CAPTURE(kind->name);
    Rng rng(1);
    int one = 0;
    int several = 0;
    for (int i = 0; i < boards_per(*kind); ++i) {
      const CluedBoard board = next_clued_board(*kind, 7, rng);
      INFO(board.puzzle->print());
      RuleVersions versions = versions_of(*kind, *board.puzzle);
      for (int k = 0; k < 20; ++k) {
        const int percent = below(rng, 100);
        const PuzzlePtr fewer = board.puzzle->without(random_clues(*board.puzzle, percent, rng));
        INFO(fewer->print());
        const Status fresh = find_only_answer(*fewer, {}, board.answer, {});
        const Status found = versions.other(*fewer, board.answer);
        REQUIRE(found ==
                (fresh == Status::kSatisfiable ? Status::kUnsatisfiable : Status::kSatisfiable));
        if (found == Status::kSatisfiable) CHECK(versions.found() != board.answer);
        ++(found == Status::kSatisfiable ? several : one);
      }
    }
    MESSAGE(kind->name, ": ", one, " with one answer, ", several, " with several");
    CHECK(one >= least_of(*kind, 3 * boards_per(*kind)));
    CHECK(several >= least_of(*kind, 3 * boards_per(*kind)));
  }
}

TEST_CASE("versions: a board without slots has no other answer") {
  const PuzzleKind& hashi = *find_kind("hashi");
  TextReader in("1 1\n?\n", "board");
  const PuzzlePtr board = hashi.parse(in);
  RuleVersions versions = versions_of(hashi, *board);
  CHECK(versions.other(*board, {}) == Status::kUnsatisfiable);
  CHECK(versions.other(*board, {}) == Status::kUnsatisfiable);
}

}  // namespace
}  // namespace p2c
