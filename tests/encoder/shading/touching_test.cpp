// No two shaded cells side by side: the models are the boards that the rule takes.
#include "encoder/shading/touching.hpp"

#include <doctest/doctest.h>

#include "instances/parts/shading_rules.hpp"
#include "tests/encoder/idle.hpp"

namespace p2c {
namespace {

TEST_CASE("none touch: the models are the boards that the rule takes") {
  int taken = 0;
  for (const auto& [rows, cols] : {std::pair(1, 1), {1, 6}, {5, 1}, {2, 3}, {3, 4}}) {
    Formula formula;
    const Lits cells = formula.fresh(rows * cols);
    none_touch(formula, cells, cols);
    CHECK(idle_clauses(formula, rows * cols) == "");
    Propagator propagator(formula);
    for (int number = 0; number < power(2, rows * cols); ++number) {
      Answer shaded;
      for (int i = 0; i < rows * cols; ++i) shaded.push_back(number >> i & 1);
      const bool good = !check_touching(shaded, cols);
      if (good) ++taken;
      REQUIRE(satisfiable_under(propagator, full_input(cells, number)) == good);
    }
  }
  CHECK(taken > 200);
}

}  // namespace
}  // namespace p2c
