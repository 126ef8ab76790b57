// Grids whose false cells never touch, where elimination works in the dual; also those of one row.
#include <doctest/doctest.h>

#include <span>

#include "tests/board_count.hpp"
#include "tests/encoder/connectivity/graphs.hpp"
#include "tests/encoder/connectivity/shadings.hpp"

namespace p2c {
namespace {

struct Shape {
  int rows;
  int cols;
};

// Cell i is true where bit i is not set.
Lits input_of(int shaded, int cells) {
  Lits input;
  for (int i = 0; i < cells; ++i)
    input.push_back((shaded >> i & 1) != 0 ? Lit(-i - 1) : Lit(i + 1));
  return input;
}

// The literals of `graph` may be constants; then inputs that differ from them are left out.
Tried try_shadings(const Connected& graph, Shape shape, Connectivity how) {
  const int cells = shape.rows * shape.cols;
  Formula formula;
  formula.fresh(cells);
  connected(formula, graph, {how});
  Propagator propagator(formula);
  Tried tried;
  each_shading(shape.rows, shape.cols, [&](int shaded) {
    for (int i = 0; i < cells; ++i) {
      const Lit node = graph.nodes[i];
      if (node == ((shaded >> i & 1) != 0 ? kTrue : kFalse)) return;
    }
    const bool right = TrueGraph(graph, ~shaded).connected();
    ++(right ? tried.connected : tried.apart);
    if (satisfiable_under(propagator, input_of(shaded, cells)) == right) return;
    if (tried.wrong.empty()) tried.wrong = shown(graph) + ", shaded " + std::to_string(shaded);
  });
  return tried;
}

TEST_CASE("every shading of small grids, in every form") {
  for (const Form& form : kForms) {
    CAPTURE(form.name);
    Tried tried;
    for (const Shape shape : {Shape{1, 1},
                              {1, 2},
                              {1, 3},
                              {1, 8},
                              {8, 1},
                              {2, 2},
                              {2, 5},
                              {5, 2},
                              {3, 3},
                              {3, 4},
                              {4, 3},
                              {4, 4},
                              {3, 5},
                              {5, 3}}) {
      tried += try_shadings(grid_graph(shape.rows, shape.cols), shape, form.how);
    }
    CHECK(tried.wrong == "");
    CHECK(tried.connected > 1000);
    CHECK(tried.apart > 1000);
  }
}

TEST_CASE("larger grids in the dual, where cycles are longer than four") {
  constexpr Shape kShapes[] = {{6, 4}, {4, 6}, {5, 5}};
  for (const Shape shape : std::span(kShapes).first(fewer_if_sanitized(3, 1))) {
    const Tried tried =
        try_shadings(grid_graph(shape.rows, shape.cols), shape, Connectivity::kElimination);
    CHECK(tried.wrong == "");
    CHECK(tried.connected > 5000);
    CHECK(tried.apart > 5000);
  }
}

TEST_CASE("cells that are known from the start") {
  Rng rng(6);
  for (const Form& form : kForms) {
    CAPTURE(form.name);
    Tried tried;
    for (int round = 0; round < 150; ++round) {
      const Shape shape{1 + below(rng, 4), 1 + below(rng, 4)};
      Connected graph = grid_graph(shape.rows, shape.cols);
      for (Lit& node : graph.nodes) {
        if (chance(rng, 20)) node = chance(rng, 60) ? kTrue : kFalse;
      }
      tried += try_shadings(graph, shape, form.how);
    }
    CHECK(tried.wrong == "");
    CHECK(tried.connected > 1000);
    CHECK(tried.apart > 500);
  }
}

TEST_CASE("cells that are always true cost nothing in the dual") {
  CountingSink sink;
  Connected graph = grid_graph(4, 5);
  for (Lit& node : graph.nodes) node = kTrue;
  connected(sink, graph, {Connectivity::kElimination});
  CHECK(sink.variables() == 0);
  CHECK(sink.clauses() == 0);
}

}  // namespace
}  // namespace p2c
