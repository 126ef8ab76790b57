// No two shaded cells side by side: the models are the boards that the rule takes, and unit
// propagation finds all that follows.
#include "encoder/shading/touching.hpp"

#include <doctest/doctest.h>

#include "instances/words/shading_rules.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c {
namespace {

bool is_taken(int number, int rows, int cols) {
  return !check_touching(answer_of_bits(number, rows * cols), cols);
}

TEST_CASE("none touch: the models are the boards that the rule takes") {
  int taken = 0;
  for (const auto& [rows, cols] : {std::pair(1, 1), {1, 6}, {5, 1}, {2, 3}, {3, 4}}) {
    Formula formula;
    const Lits cells = formula.fresh(rows * cols);
    none_touch(formula, slots_from(0, cells), cols);
    CHECK(idle_clauses(formula, rows * cols) == "");
    Propagator propagator(formula);
    for (int number = 0; number < power(2, rows * cols); ++number) {
      const bool good = is_taken(number, rows, cols);
      if (good) ++taken;
      REQUIRE(satisfiable_under(propagator, full_input(cells, number)) == good);
    }
  }
  CHECK(taken > 200);
}

TEST_CASE("none touch: arc consistent") {
  for (const std::pair<int, int>& size : {std::pair(1, 1), {1, 6}, {5, 1}, {2, 4}, {3, 3}}) {
    Formula formula;
    Lits cells = formula.fresh(size.first * size.second);
    for (std::size_t i = 0; i < cells.size(); i += 3) cells[i] = !cells[i];
    none_touch(formula, slots_from(0, cells), size.second);
    const Strength found = strength(
        formula, cells, [&](int number) { return is_taken(number, size.first, size.second); });
    CHECK(found.missed_contradictions == 0);
    CHECK(found.missed == 0);
    CHECK(found.forced >= 2);
  }
}

}  // namespace
}  // namespace p2c
