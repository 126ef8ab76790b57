// Connectivity along a frontier: exact on all small grids, and it sees what is cut off.
#include "encoder/connectivity/frontier.hpp"

#include <doctest/doctest.h>

#include "cnf_out/formula.hpp"
#include "tests/board_count.hpp"
#include "tests/encoder/connectivity/graphs.hpp"
#include "tests/encoder/connectivity/shadings.hpp"

namespace p2c {
namespace {

// Bit i of `inputs`: cell i is true.
Lits values_of(unsigned inputs, int cells) {
  Lits values;
  for (int i = 0; i < cells; ++i) {
    values.push_back((inputs >> i & 1U) != 0 ? Lit(i + 1) : Lit(-i - 1));
  }
  return values;
}

Formula stated(const Connected& graph) {
  Formula formula;
  formula.fresh(static_cast<int>(graph.nodes.size()));
  connected_by_frontier(formula, graph);
  return formula;
}

int count_wrong(int rows, int cols) {
  const Connected graph = grid_graph(rows, cols);
  const Formula formula = stated(graph);
  Propagator propagator(formula);
  int wrong = 0;
  for (unsigned inputs = 0; inputs < 1U << (rows * cols); ++inputs) {
    const bool right = TrueGraph(graph, static_cast<int>(inputs)).connected();
    if (satisfiable_under(propagator, values_of(inputs, rows * cols)) != right) ++wrong;
  }
  return wrong;
}

}  // namespace

TEST_CASE("frontier: exact for all sets of cells of small grids") {
  for (int rows = 1; rows <= 4; ++rows) {
    for (int cols = 1; rows * cols <= fewer_if_sanitized(12, 9); ++cols) {
      CAPTURE(rows);
      CAPTURE(cols);
      CHECK(count_wrong(rows, cols) == 0);
    }
  }
}

TEST_CASE(
    "frontier: unit propagation refuses a false line across the order between two true cells") {
  constexpr int kRows = 5;
  constexpr int kCols = 7;
  const Formula formula = stated(grid_graph(kRows, kCols));
  Propagator propagator(formula);
  for (int line = 1; line + 1 < kCols; ++line) {
    Lits values{Lit(1), Lit(kRows * kCols)};
    for (int row = 0; row + 1 < kRows; ++row) values.push_back(!Lit(row * kCols + line + 1));
    const std::size_t mark = propagator.mark();
    CHECK(propagator.assume(values));
    CHECK(!propagator.assume({!Lit((kRows - 1) * kCols + line + 1)}));
    propagator.undo(mark);
  }
}

TEST_CASE("frontier: cells may be constants") {
  Connected graph = grid_graph(2, 3);
  graph.nodes[0] = graph.nodes[5] = kTrue;
  graph.nodes[1] = kFalse;
  const Formula formula = stated(graph);
  Propagator propagator(formula);
  for (int inputs = 0; inputs < 64; ++inputs) {
    const bool right = TrueGraph(graph, inputs).connected();
    CHECK(satisfiable_under(propagator, values_of(static_cast<unsigned>(inputs), 6)) == right);
  }
}

TEST_CASE("frontier: pairs are of the shorter side") {
  CHECK(frontier_pairs(grid_graph(4, 6)) == 24 * 4 * 5 / 2);
  CHECK(frontier_pairs(grid_graph(6, 4)) == 24 * 4 * 5 / 2);
}

}  // namespace p2c
