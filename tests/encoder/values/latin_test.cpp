// Latin squares: counted, and a value's last place found.
#include "encoder/values/latin.hpp"

#include <doctest/doctest.h>

#include "instances/grid.hpp"
#include "tests/encoder/propagator.hpp"

namespace puzzle2cnf {
namespace {

struct Square {
  Square(int n, int lowest, Cardinality form = Cardinality::kNetwork)
      : x(formula, slots(n, lowest)) {
    for (const auto& line : board_lines(n, n)) each_value_once(formula, x, line, form);
  }

  static std::vector<Slot> slots(int n, int lowest) {
    std::vector<Slot> all;
    for (int i = 0; i < n * n; ++i) {
      all.push_back({lowest, lowest + n - 1, cell_name_at(i, n)});
    }
    return all;
  }

  int count() const { return count_models(formula, x.variables()); }

  Formula formula;
  Unknowns x;
};

TEST_CASE("there are 1, 2, 12 and 576 Latin squares, whatever the digits") {
  for (const int lowest : {1, 0, -5}) {
    CHECK(Square(1, lowest).count() == 1);
    CHECK(Square(2, lowest).count() == 2);
    CHECK(Square(3, lowest).count() == 12);
    CHECK(Square(4, lowest).count() == 576);
  }
}

TEST_CASE("a value's last place in a row or column is found by propagation") {
  const Square square(4, 1);
  Propagator propagator(square.formula);
  const auto is = [&](int r, int c, int value) { return square.x.is(r * 4 + c, value); };

  const std::size_t start = propagator.mark();
  CHECK(propagator.assume({!is(0, 0, 3), !is(0, 1, 3), !is(0, 3, 3)}));
  CHECK(propagator.value(is(0, 2, 3)) == 1);
  CHECK(propagator.value(is(0, 2, 1)) == -1);
  CHECK(propagator.value(is(3, 2, 3)) == -1);
  propagator.undo(start);

  CHECK(propagator.assume({!is(0, 1, 2), !is(1, 1, 2), !is(2, 1, 2)}));
  CHECK(propagator.value(is(3, 1, 2)) == 1);
  propagator.undo(start);

  CHECK_FALSE(propagator.assume({is(0, 1, 2), is(3, 1, 2)}));
}

}  // namespace
}  // namespace puzzle2cnf
