// Two kinds of connected cells: which boards are refused, on all inputs of small boards.
#include "encoder/shading/checkerboards.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "encoder/shading/cell_graph.hpp"
#include "instances/grid.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"

namespace p2c::checkerboards_test {
namespace {

struct Board {
  using Rule = void (*)(ClauseSink&, const Connected&);

  Board(int rows, int cols, Rule rule) : cells(formula.fresh(rows * cols)) {
    rule(formula, cell_graph(slots_from(0, cells), cols, ""));
  }
  Formula formula;
  Lits cells;
};

bool connected(const Answer& shaded, int rows, int cols, int kind) {
  Pieces joined(rows * cols);
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    if (shaded[a] == kind && shaded[b] == kind) joined.join(a, b);
  }
  const auto first = std::find(shaded.begin(), shaded.end(), kind) - shaded.begin();
  for (int i = 0; i < rows * cols; ++i) {
    if (shaded[i] == kind && joined.find(i) != joined.find(static_cast<int>(first))) return false;
  }
  return true;
}

struct Tally {
  int refused = 0;
  int connected = 0;
};

Tally try_all(int rows, int cols, Board::Rule rule) {
  const Board board(rows, cols, rule);
  CHECK(idle_clauses(board.formula, rows * cols) == "");
  Propagator propagator(board.formula);
  Tally tally;
  for (int number = 0; number < power(2, rows * cols); ++number) {
    const Answer shaded = answer_of_bits(number, rows * cols);
    const bool both = connected(shaded, rows, cols, 0) && connected(shaded, rows, cols, 1);
    const bool taken = satisfiable_under(propagator, full_input(board.cells, number));
    if (!taken) ++tally.refused;
    if (both) ++tally.connected;
    REQUIRE((taken || !both));
  }
  return tally;
}

TEST_CASE("checkerboards: no board where both kinds are connected is refused") {
  for (const auto& size : {std::pair(1, 5), {2, 2}, {2, 4}, {3, 3}, {3, 4}, {4, 3}}) {
    const int rows = size.first;  // clang 14 captures no structured bindings
    const int cols = size.second;
    CAPTURE(rows);
    CAPTURE(cols);
    const Tally squares = try_all(rows, cols, no_checkerboards);
    const Tally edge = try_all(rows, cols, one_run_at_edge);
    CHECK(squares.connected > 0);
    CHECK((squares.refused > 0) == (rows > 1));
    CHECK((edge.refused > 0) == (rows > 2 && cols > 2));
  }
}

TEST_CASE("checkerboards: what is refused") {
  CHECK(try_all(2, 2, no_checkerboards).refused == 2);
  // Of the 256 boards of eight cells in a ring 58 have one run or none: 2, and 8 of each length.
  CHECK(try_all(3, 3, one_run_at_edge).refused == 2 * (256 - 58));
}

}  // namespace
}  // namespace p2c::checkerboards_test
