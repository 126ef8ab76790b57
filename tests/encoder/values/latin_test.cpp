// Latin squares: counted, and a value's last place found.
#include "encoder/values/latin.hpp"

#include <doctest/doctest.h>

#include "instances/grid.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
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

// Of a line with one place left for a value, all that follows.
void check_last_place(const Square& square, const std::vector<int>& line, int cell, int value,
                      Propagator& propagator) {
  Lits others;
  for (const int other : line) {
    if (other != cell) others.push_back(!square.x.is(other, value));
  }
  CHECK(propagator.assume(others));
  CHECK(propagator.value(square.x.is(cell, value)) == 1);
  for (const int other : {1, 2, 3, 4}) {
    if (other != value) CHECK(propagator.value(square.x.is(cell, other)) == -1);
  }
  for (int i = 0; i < 16; ++i) {
    const bool seen = i != cell && (i / 4 == cell / 4 || i % 4 == cell % 4);
    if (seen) CHECK(propagator.value(square.x.is(i, value)) == -1);
  }
}

TEST_CASE("each value's last place in each row and column is found by propagation") {
  const Square square(4, 1);
  Propagator propagator(square.formula);
  const std::size_t start = propagator.mark();
  for (const std::vector<int>& line : board_lines(4, 4)) {
    for (const int cell : line) {
      for (const int value : {1, 2, 3, 4}) {
        CAPTURE(cell);
        CAPTURE(value);
        check_last_place(square, line, cell, value, propagator);
        propagator.undo(start);
      }
    }
  }
}

// In one line alone: in a square the lines across say as much.
TEST_CASE("each value stands once in a line, and not twice") {
  for (const Cardinality form : {Cardinality::kNetwork, Cardinality::kDirect}) {
    Formula formula;
    const Unknowns x(formula, std::vector<Slot>(4, Slot{1, 4, "x"}));
    each_value_once(formula, x, {0, 1, 2, 3}, form);
    Propagator propagator(formula);
    const std::size_t start = propagator.mark();
    for (const int value : {1, 2, 3, 4}) {
      CAPTURE(value);
      CHECK(propagator.assume({x.is(1, value)}));
      for (const int other : {0, 2, 3}) CHECK(propagator.value(x.is(other, value)) == -1);
      propagator.undo(start);
      CHECK_FALSE(
          propagator.assume({!x.is(0, value), !x.is(1, value), !x.is(2, value), !x.is(3, value)}));
      propagator.undo(start);
    }
  }
}

}  // namespace
}  // namespace p2c
