// No 2 x 2 cells are all shaded: exact and as strong as it says, on all inputs of small boards.
#include "encoder/shading/two_by_two.hpp"

#include <doctest/doctest.h>

#include <functional>

#include "instances/words/shading_rules.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"

namespace p2c {
namespace {

// A board whose every third cell is shaded where its variable is false.
struct Squares {
  Squares(int rows, int cols) : cells(formula.fresh(rows * cols)) {
    for (std::size_t i = 0; i < cells.size(); i += 3) cells[i] = !cells[i];
    no_two_by_two(formula, slots_from(0, cells), cols);
  }
  Formula formula;
  Lits cells;
};

void each_board(int most_cells, const std::function<void(int, int)>& test) {
  for (int rows = 1; rows <= 4; ++rows) {
    for (int cols = 1; cols <= 4 && rows * cols <= most_cells; ++cols) {
      CAPTURE(rows);
      CAPTURE(cols);
      test(rows, cols);
    }
  }
}

TEST_CASE("no 2 x 2: the models are the boards that the rule takes") {
  int refused = 0;
  each_board(12, [&](int rows, int cols) {
    const Squares board(rows, cols);
    Propagator propagator(board.formula);
    for (int number = 0; number < power(2, rows * cols); ++number) {
      const bool good = !check_two_by_two(answer_of_bits(number, rows * cols), cols);
      if (!good) ++refused;
      CHECK(satisfiable_under(propagator, full_input(board.cells, number)) == good);
    }
  });
  CHECK(refused > 1'000);
}

TEST_CASE("no 2 x 2: of three shaded cells the fourth is not shaded") {
  const Squares board(2, 3);
  Propagator propagator(board.formula);
  REQUIRE(propagator.assume({board.cells[1], board.cells[2], board.cells[5]}));
  CHECK(propagator.value(board.cells[4]) < 0);
  CHECK(propagator.value(board.cells[0]) == 0);
}

TEST_CASE("no 2 x 2: no clause is idle") {
  each_board(9, [](int rows, int cols) {
    CHECK(idle_clauses(Squares(rows, cols).formula, rows * cols) == "");
  });
}

}  // namespace
}  // namespace p2c
