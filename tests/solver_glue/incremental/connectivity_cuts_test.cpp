// Cuts on graphs drawn by hand: the very clauses.
#include "solver_glue/incremental/connectivity_cuts.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

#include "instances/grid.hpp"
#include "solver_glue/incremental/cycle_cuts.hpp"
#include "tests/solver_glue/graph_rules.hpp"

namespace p2c {
namespace {

// Nodes 1, 2, ..., n as variables, and the edges between them.
Connected graph_of(int nodes, const std::vector<Connected::Edge>& edges) {
  Connected graph;
  for (int v = 1; v <= nodes; ++v) graph.nodes.push_back(Lit(v));
  graph.edges = edges;
  return graph;
}

Model model_of(std::initializer_list<int> literals) {
  Model model;
  for (const int x : literals) model.set(Lit(x));
  return model;
}

Cuts cuts_of(const Connected& graph, const Model& model) {
  return collect(add_connectivity_cuts, graph, model);
}

// A grid whose false cells are '#'; its cells are 1, 2, ... row by row.
Cuts cycle_cuts_of(int cols, std::string_view cells) {
  Connected grid = graph_of(static_cast<int>(cells.size()), {});
  grid.grid_cols = cols;
  Model model;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    model.set(cells[i] == '#' ? !grid.nodes[i] : grid.nodes[i]);
  }
  return collect(add_cycle_cuts, grid, model);
}

}  // namespace

TEST_CASE("a connected model brings no cut") {
  const Connected path = graph_of(3, {{0, 1, kTrue}, {1, 2, kTrue}});
  CHECK(cuts_of(path, model_of({1, 2, 3})).count == 0);
  CHECK(cuts_of(path, model_of({1, 2, -3})).count == 0);
  CHECK(cuts_of(path, model_of({-1, 2, -3})).count == 0);
  CHECK(cuts_of(path, model_of({-1, -2, -3})).count == 0);
  CHECK(cuts_of(graph_of(0, {}), Model()).count == 0);
}

TEST_CASE("the smaller component gets a cut: its ends, or a node outside its border") {
  // 1 - 2 - 3 - 4, without 2
  const Connected path = graph_of(4, {{0, 1, kTrue}, {1, 2, kTrue}, {2, 3, kTrue}});
  const Cuts cuts = cuts_of(path, model_of({1, -2, 3, 4}));
  CHECK(cuts.count == 1);
  CHECK(cuts.clauses == Clauses{{2, -1, -3}});
}

TEST_CASE("a closed edge is opened by its own literal while its far node is not asked for") {
  // 1 and 2 by edge 5, 2 and 3 by edge 6
  const Connected path = graph_of(3, {{0, 1, Lit(5)}, {1, 2, Lit(6)}});
  CHECK(cuts_of(path, model_of({1, 2, 3, -5, 6})).clauses == Clauses{{5, -1, -2}});
  CHECK(cuts_of(path, model_of({1, -2, 3, -5, 6})).clauses == Clauses{{2, -3, -1}});
}

TEST_CASE("nodes that are always true leave only edges in the cut") {
  Connected islands = graph_of(3, {{0, 1, Lit(5)}, {1, 2, Lit(6)}, {0, 2, Lit(7)}});
  islands.nodes.assign(3, kTrue);
  const Cuts cuts = cuts_of(islands, model_of({-5, -6, -7}));
  CHECK(cuts.count == 2);
  CHECK(cuts.clauses == Clauses{{5, 6}, {6, 7}});
}

TEST_CASE("an edge that is always absent never helps") {
  const Connected graph = graph_of(3, {{0, 1, kFalse}, {1, 2, kTrue}});
  CHECK(cuts_of(graph, model_of({1, 2, 3})).clauses == Clauses{{-1, -2}});
}

TEST_CASE("every component but the largest gets its cut") {
  // A star around 1, which is false; 4 - 5 are two.
  const Connected star = graph_of(5, {{0, 1, kTrue}, {0, 2, kTrue}, {0, 3, kTrue}, {3, 4, kTrue}});
  const Cuts cuts = cuts_of(star, model_of({-1, 2, 3, 4, 5}));
  CHECK(cuts.count == 2);
  CHECK(cuts.clauses == Clauses{{1, -2, -4}, {1, -3, -4}});
}

TEST_CASE("of lines a cut has those with one vertex in the component, and no chord of it") {
  // A square 0-1-2-3 with a chord (5), a line from it (6), and a pentagon 4-5-6-7-8.
  const Connected lines = graph_of_lines(
      {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}, {2, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 4}});
  const Cuts cuts = cuts_of(lines, model_of({1, 2, 3, 4, -5, -6, 7, 8, 9, 10, 11}));
  CHECK(cuts.clauses == Clauses{{6, -1, -7}});
}

TEST_CASE("with the promise that false nodes never touch the ends are left out") {
  Connected path = graph_of(4, {{0, 1, kTrue}, {1, 2, kTrue}, {2, 3, kTrue}});
  path.false_nodes_never_touch = true;
  CHECK(cuts_of(path, model_of({1, -2, 3, 4})).clauses == Clauses{{2}});
}

TEST_CASE("false cells that shut in a corner are a cycle with the rim") {
  CHECK(cycle_cuts_of(3,
                      ".#."
                      "#.."
                      "...")
            .clauses == Clauses{{2, 4}});
}

TEST_CASE("false cells around a cell are a cycle") {
  const Cuts cuts = cycle_cuts_of(5,
                                  "....."
                                  "..#.."
                                  ".#.#."
                                  "..#.."
                                  ".....");
  CHECK(cuts.count == 1);
  CHECK(cuts.clauses == Clauses{{18, 14, 12, 8}});
}

TEST_CASE("a tree of false cells that touches the rim once is no cycle") {
  CHECK(cycle_cuts_of(4,
                      "#..."
                      ".#.."
                      "..#."
                      "....")
            .count == 0);
}

}  // namespace p2c
