// KenKens by the sets of their cages in lines have the answers that they have by cells.
#include <doctest/doctest.h>

#include "encoder/encodings.hpp"
#include "instances/puzzles/kenken/kenken_random.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

Formula formula_of(const KenKen& board, bool sets) {
  Formula formula;
  const Unknowns x(formula, board.slots());
  encode(board, x, {Connectivity::kCuts, Cardinality::kNetwork, 0, sets}, formula);
  return formula;
}

TEST_CASE("cages read as sets of digits leave the same answers") {
  Rng rng(21);
  int with_sets = 0;
  int several = 0;
  for (int i = 0; i < 60; ++i) {
    const KenKen board = planted_kenken(rng, 3 + i % 2, 2 + below(rng, 4));
    const int slots = board.n * board.n * board.n;
    const Formula plain = formula_of(board, false);
    const Formula sets = formula_of(board, true);
    with_sets += sets.variables() != plain.variables() ? 1 : 0;
    const int answers = count_models(plain, slots);
    CHECK(count_models(sets, slots) == answers);
    CHECK(answers > 0);
    several += answers > 1 ? 1 : 0;
  }
  CHECK(with_sets > 40);
  CHECK(several > 20);
}

TEST_CASE("files have no variables of sets") {
  Rng rng(22);
  for (int i = 0; i < 20; ++i) {
    const KenKen board = planted_kenken(rng, 4, 4);
    CountingSink by_default;
    const Unknowns x(by_default, board.slots());
    encode(board, x, {Connectivity::kCuts, Cardinality::kNetwork, 0}, by_default);
    CHECK(by_default.variables() == formula_of(board, false).variables());
  }
}

}  // namespace
}  // namespace p2c
