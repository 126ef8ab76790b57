// One solver for many versions of a puzzle says what a fresh search says of each.
#include "solver_glue/generate/rule_versions.hpp"

#include <doctest/doctest.h>

#include "instances/kinds/brought_kind.hpp"
#include "solver_glue/givens/only_answer.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/generate/clued_boards.hpp"

namespace p2c::rule_versions_test {
namespace {

int boards_per(const PuzzleKind& kind) {
  return boards_of(kind,
                   board_count("PUZZLE2CNF_CLUED_BOARDS", deep_count(15, 50), deep_count(6, 20)));
}

struct Tally {
  int one = 0;
  int several = 0;
};

// Boards of up to `side` x `side`, each without some of its clues, by one solver and by fresh ones.
Tally compare_with_fresh(const PuzzleKind& kind, int boards, int side) {
  CAPTURE(kind.name);
  Rng rng(1);
  Tally tally;
  for (int i = 0; i < boards; ++i) {
    const CluedBoard board = next_clued_board(kind, side, rng);
    INFO(board.puzzle->print());
    RuleVersions versions = versions_of(kind, *board.puzzle);
    for (int k = 0; k < 20; ++k) {
      const int percent = below(rng, 100);
      const PuzzlePtr fewer = board.puzzle->without(random_clues(*board.puzzle, percent, rng));
      INFO(fewer->print());
      const Status fresh = find_only_answer(*fewer, {}, board.answer, {});
      const Status found = versions.other(*fewer, board.answer);
      REQUIRE(found ==
              (fresh == Status::kSatisfiable ? Status::kUnsatisfiable : Status::kSatisfiable));
      if (found == Status::kSatisfiable) CHECK(versions.found() != board.answer);
      ++(found == Status::kSatisfiable ? tally.several : tally.one);
    }
  }
  MESSAGE(kind.name, ": ", tally.one, " with one answer, ", tally.several, " with several");
  return tally;
}

TEST_CASE("versions: without any clues, the verdict is that of a fresh search") {
  for (const PuzzleKind* kind : kinds_with_clues()) {
    const int boards = boards_per(*kind);
    const Tally tally = compare_with_fresh(*kind, boards, 7);
    CHECK(tally.one >= least_of(*kind, 3 * boards));
    CHECK(tally.several >= least_of(*kind, 3 * boards));
  }
}

// Which variables say to which clue a cell belongs depends on the numbers that are there.
TEST_CASE("versions: so it is where the clues that are left change what variables mean") {
  for (const char* rule : {"rectangles border", "islands not border"}) {
    const bool cuts = rule[0] == 'r';
    const KindPtr kind = brought_kind(
        "rules 1\npuzzle toy \"t\"\ngiven clue: number 1.. on cells, clues, \"n\"\n"
        "answer border: " +
            std::string(cuts ? "border on links" : "shading on cells") + "\nrule a \"a\": " + rule +
            " around clue\n",
        "f");
    const Tally tally = compare_with_fresh(*kind, deep_count(20, 200), 8);
    CHECK(tally.one > 0);
    CHECK(tally.several > 0);
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
}  // namespace p2c::rule_versions_test
