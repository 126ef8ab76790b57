// By brute force: a model that is not connected gets cuts, every cut is broken by its model, and
// by no connected assignment.
#include <doctest/doctest.h>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"
#include "solver_glue/incremental/connectivity_cuts.hpp"
#include "solver_glue/incremental/cycle_cuts.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/graph_rules.hpp"

namespace p2c::cuts_soundness_test {
namespace {

using AddCuts = int (*)(const Connected&, const Model&, ClauseSink&);

std::vector<Model> connected_models(const Connected& graph, int variables) {
  std::vector<Model> all;
  for (int bits = 0; bits < 1 << variables; ++bits) {
    const Model model = model_of_bits(bits, variables);
    if (is_connected(graph, model) && keeps_promise(graph, model)) all.push_back(model);
  }
  return all;
}

// The number of cuts.
int check_cuts(AddCuts add_cuts, const Connected& graph, const Model& model,
               const std::vector<Model>& connected) {
  const Cuts cuts = collect(add_cuts, graph, model);
  REQUIRE((cuts.count == 0) == is_connected(graph, model));
  REQUIRE(cuts.count == static_cast<int>(cuts.clauses.size()));
  for (const std::vector<int>& cut : cuts.clauses) {
    REQUIRE_FALSE(holds(cut, model));
    for (const Model& other : connected) REQUIRE(holds(cut, other));
  }
  return cuts.count;
}

Lit random_literal(Rng& rng, int& variables) {
  const int draw = below(rng, 8);
  if (draw == 0) return kTrue;
  if (draw == 1) return kFalse;
  const Lit x(++variables);
  return draw == 2 ? !x : x;
}

// The promise is for graphs whose edges are always there and reach every node.
Connected random_graph(Rng& rng, bool promise, int& variables) {
  constexpr int kNodes = 6;
  Connected graph;
  graph.false_nodes_never_touch = promise;
  for (int v = 0; v < kNodes; ++v) graph.nodes.push_back(random_literal(rng, variables));
  for (int v = 1; v < kNodes; ++v) {
    for (int u = 0; u < v; ++u) {
      const bool needed = promise && u == v - 1;
      if (!needed && !chance(rng, 35)) continue;
      graph.edges.push_back({u, v, promise ? kTrue : random_literal(rng, variables)});
    }
  }
  return graph;
}

Connected grid_of(int rows, int cols) {
  Connected grid;
  grid.grid_cols = cols;
  grid.false_nodes_never_touch = true;
  for (int i = 1; i <= rows * cols; ++i) grid.nodes.push_back(Lit(i));
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) grid.edges.push_back({a, b, kTrue});
  return grid;
}

}  // namespace

TEST_CASE("connectivity cuts are sound, and each is broken by its model") {
  for (const bool promise : {false, true}) {
    CAPTURE(promise);
    Rng rng(4);
    int cuts = 0;
    for (int i = 0; i < 400; ++i) {
      int variables = 0;
      const Connected graph = random_graph(rng, promise, variables);
      if (variables > 10) continue;
      const std::vector<Model> connected = connected_models(graph, variables);
      for (int k = 0; k < 8; ++k) {
        const Model model = model_of_bits(below(rng, 1 << variables), variables);
        if (!keeps_promise(graph, model)) continue;
        cuts += check_cuts(add_connectivity_cuts, graph, model, connected);
      }
    }
    CHECK(cuts >= least_drawn(100));
  }
}

TEST_CASE("cuts of lines are sound, and each is broken by its model") {
  constexpr int kVertices = 6;
  Rng rng(5);
  int cuts = 0;
  for (int i = 0; i < 60; ++i) {
    std::vector<std::pair<int, int>> ends;
    for (int b = 1; b < kVertices; ++b) {
      for (int a = 0; a < b; ++a) {
        if (ends.size() < 10 && chance(rng, 60)) ends.emplace_back(a, b);
      }
    }
    const int lines = static_cast<int>(ends.size());
    const Connected graph = graph_of_lines(ends);
    const std::vector<Model> connected = connected_models(graph, lines);
    for (int bits = 0; bits < 1 << lines; bits += 1 + below(rng, 3)) {
      cuts += check_cuts(add_connectivity_cuts, graph, model_of_bits(bits, lines), connected);
    }
  }
  CHECK(cuts > 1000);
}

TEST_CASE("cycle cuts are sound on whole grids, and each is broken by its model") {
  CHECK_FALSE(has_dual(grid_of(1, 5)));
  CHECK_FALSE(has_dual(grid_of(5, 1)));
  int cuts = 0;
  for (const auto& [rows, cols] : {std::pair(2, 2), {2, 5}, {5, 2}, {3, 3}, {3, 4}, {4, 4}}) {
    if (rows * cols > 12 && !is_deep()) continue;
    const Connected grid = grid_of(rows, cols);
    REQUIRE(has_dual(grid));
    const std::vector<Model> connected = connected_models(grid, rows * cols);
    for (int bits = 0; bits < 1 << (rows * cols); ++bits) {
      const Model model = model_of_bits(bits, rows * cols);
      if (keeps_promise(grid, model)) cuts += check_cuts(add_cycle_cuts, grid, model, connected);
    }
  }
  CHECK(cuts > 100);
}

}  // namespace p2c::cuts_soundness_test
