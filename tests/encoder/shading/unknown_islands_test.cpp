// Islands of clues "?": as strong as it says, and where its clauses are idle. That the models are
// right is in islands_test.cpp.
#include "encoder/shading/unknown_islands.hpp"

#include <doctest/doctest.h>

#include "instances/parts/cell_clues.hpp"
#include "instances/words/island_rules.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c {
namespace {

struct Unknown {
  Unknown(int rows, int cols, const std::vector<int>& cells)
      : clues(rows, cols, kNoClue), shaded(formula.fresh(rows * cols)) {
    for (const int cell : cells) clues[cell] = kUnknownClue;
    unknown_islands(formula, cells, slots_from(0, shaded), cols);
  }
  bool takes(int number) const {
    for (const Island& island : all_islands(clues, answer_of_bits(number, clues.size()))) {
      if (island.other_clue >= 0) return false;
    }
    return true;
  }
  Grid<int> clues;
  Formula formula;
  Lits shaded;
};

const Unknown kBoards[] = {{1, 5, {0, 4}},    {1, 5, {0, 2, 4}},    {3, 3, {0, 8}},
                           {3, 3, {1, 4, 8}}, {2, 4, {0, 3, 4, 7}}, {3, 3, {0, 1, 2, 6, 8}}};

TEST_CASE("unknown islands: each way between two clues is a conflict") {
  for (const Unknown& board : kBoards) {
    CAPTURE(board.clues.size());
    const Strength found =
        strength(board.formula, board.shaded, [&](int number) { return board.takes(number); });
    CHECK(found.contradictions > 0);
    CHECK(found.missed_contradictions == 0);
  }
}

TEST_CASE("unknown islands: a clue beside another one's island is shaded, no other cell") {
  const Unknown board(1, 5, {0, 4});
  Propagator known(board.formula);
  const std::size_t start = known.mark();
  REQUIRE(known.assume({!board.shaded[0], !board.shaded[1], !board.shaded[2], !board.shaded[3]}));
  CHECK(known.value(board.shaded[4]) == 1);
  known.undo(start);
  REQUIRE(known.assume({!board.shaded[0], !board.shaded[1], !board.shaded[3], !board.shaded[4]}));
  CHECK(known.value(board.shaded[2]) == 0);
}

// A clause leads a bit from one cell to the next one. So it is idle where that clue of the two
// that has the bit is on the other side.
TEST_CASE("unknown islands: each clause is needed with the clues numbered one way or the other") {
  for (const std::pair<int, int>& size : {std::pair(1, 2), {1, 5}, {4, 1}, {2, 3}, {3, 3}}) {
    const int last = size.first * size.second - 1;
    const Unknown one(size.first, size.second, {0, last});
    const Unknown other(size.first, size.second, {last, 0});
    REQUIRE(one.formula.size() == other.formula.size());
    for (std::size_t c = 0; c < one.formula.size(); ++c) {
      CAPTURE(c);
      CHECK((is_missed(one.formula, c, one.shaded) || is_missed(other.formula, c, other.shaded)));
    }
  }
}

}  // namespace
}  // namespace p2c
