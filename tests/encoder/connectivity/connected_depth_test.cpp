// How many layers it takes: enough for a path, and not one more.
#include <doctest/doctest.h>

#include "encoder/connectivity/layers.hpp"
#include "tests/encoder/connectivity/graphs.hpp"

namespace p2c {
namespace {

// Nodes 0 to n - 1 in a row, all of them variables 1 to n.
Connected path(int n) {
  Connected graph;
  for (int v = 0; v < n; ++v) graph.nodes.push_back(Lit(v + 1));
  for (int v = 1; v < n; ++v) graph.edges.push_back({v - 1, v, kTrue});
  return graph;
}

bool accepts_all_true(const Connected& graph, int depth_limit) {
  Formula formula;
  const Lits xs = formula.fresh(static_cast<int>(graph.nodes.size()));
  EncodeOptions options;
  options.depth_limit = depth_limit;
  connected(formula, graph, options);
  return satisfiable_under(formula, xs);
}

TEST_CASE("a path from a fixed root at its end takes all n - 1 layers") {
  for (int n = 2; n <= 8; ++n) {
    for (const int end : {0, n - 1}) {
      Connected graph = path(n);
      graph.nodes[end] = kTrue;
      CHECK(layer_depth(graph) == n - 1);
      CHECK(accepts_all_true(graph, -1));
      CHECK(accepts_all_true(graph, n - 1));
      if (n > 2) CHECK_FALSE(accepts_all_true(graph, n - 2));
    }
  }
}

TEST_CASE("a path from a free root takes all n / 2 layers") {
  for (int n = 2; n <= 8; ++n) {
    const Connected graph = path(n);
    CHECK(layer_depth(graph) == n / 2);
    CHECK(accepts_all_true(graph, -1));
    CHECK(accepts_all_true(graph, n / 2));
    if (n > 3) CHECK_FALSE(accepts_all_true(graph, n / 2 - 1));
  }
}

TEST_CASE("every path is exact at full depth, its edges free as well") {
  for (int n = 2; n <= 6; ++n) {
    Connected graph = path(n);
    for (Connected::Edge& edge : graph.edges) edge.present = Lit(n + edge.v);
    CHECK(try_all_inputs(graph, 2 * n - 1).wrong == "");
    graph.nodes[0] = kTrue;
    CHECK(try_all_inputs(graph, 2 * n - 1).wrong == "");
  }
}

TEST_CASE("nodes that are always false and nodes that are never inner take no layers") {
  Connected graph = path(8);
  graph.nodes[6] = graph.nodes[7] = kFalse;
  CHECK(layer_depth(graph) == 3);
  graph.nodes[0] = kTrue;
  CHECK(layer_depth(graph) == 5);

  // A star from its middle, and from any node: one step is left, and no layer.
  Connected star;
  star.nodes.assign(7, Lit(1));
  star.never_inner.assign(7, true);
  star.never_inner[0] = false;
  for (int v = 1; v < 7; ++v) star.edges.push_back({0, v, kTrue});
  CHECK(layer_depth(star) == 0);
  CHECK(try_all_inputs(star, 1).wrong == "");
  star.nodes[0] = kTrue;
  CHECK(layer_depth(star) == 0);
  CHECK(try_all_inputs(star, 1).wrong == "");
}

TEST_CASE("a promised longest path bounds the layers, and a root may be one of several") {
  Connected graph = path(8);
  graph.longest_path = 3;
  CHECK(layer_depth(graph) == 3);
  graph.longest_path = 7;
  CHECK(layer_depth(graph) == 4);
  graph.one_is_true = {3, 4};
  CHECK(layer_depth(graph) == 4);
  CHECK(accepts_all_true(graph, 4));
  CHECK_FALSE(accepts_all_true(graph, 3));
}

// Rings of so many nodes, each joined to the next by an edge; node 0 is always true.
Connected chain_of_rings(const std::vector<int>& sizes) {
  Connected graph;
  for (const int size : sizes) {
    const int first = static_cast<int>(graph.nodes.size());
    if (first > 0) graph.edges.push_back({first - 1, first, kTrue});
    for (int k = 0; k < size; ++k) {
      graph.nodes.push_back(first + k == 0 ? kTrue : Lit(first + k));
      if (size > 1) graph.edges.push_back({first + k, first + (k + 1) % size, kTrue});
    }
  }
  return graph;
}

TEST_CASE("parts that hang together by one node count by themselves") {
  // Nodes 0, 1 and 2, ring 3 to 6, ring 7 to 10: beyond the bridges 6 + 4 steps, not 10 + 1.
  Connected graph = chain_of_rings({1, 1, 1, 4, 4});
  CHECK(layer_depth(graph) == 10);
  CHECK(try_all_inputs(graph, 10).wrong == "");
  // A bridge to each side of the root: neither side lengthens the ways of the other.
  graph = chain_of_rings({1, 4, 4});
  const int half = static_cast<int>(graph.nodes.size());
  for (int v = half; v < half + 4; ++v) {
    graph.nodes.push_back(Lit(v));
    graph.edges.push_back({v == half ? 0 : v - 1, v, kTrue});
  }
  CHECK(layer_depth(graph) == 8);
  CHECK(try_all_inputs(graph, 12).wrong == "");
}

TEST_CASE("every free path is reached at full depth from a free root, in parts as well") {
  Connected graph = chain_of_rings({3, 1, 1, 3});
  graph.nodes[0] = Lit(8);
  CHECK(layer_depth(graph) == 4);
  CHECK(try_all_inputs(graph, 8).wrong == "");
  graph.nodes[3] = kFalse;
  CHECK(layer_depth(graph) == 2);
  CHECK(try_all_inputs(graph, 8).wrong == "");
}

TEST_CASE("of the nodes that are always true one near the middle is the root") {
  Connected graph = path(9);
  for (const int v : {0, 4, 8}) graph.nodes[v] = kTrue;
  CHECK(accepts_all_true(graph, 4));
  CHECK_FALSE(accepts_all_true(graph, 3));
}

// A path from node 0 by 1 to 2, ends 3 at 1 and 4 at 2, and one more edge to 4.
CountingSink with_edge(int from, Lit present, bool never_inner) {
  Connected graph = path(3);
  graph.nodes = {kTrue, Lit(2), Lit(3), Lit(4), Lit(5)};
  graph.edges.insert(graph.edges.end(), {{1, 3, kTrue}, {2, 4, kTrue}});
  graph.never_inner = {false, false, false, never_inner, never_inner};
  if (present != Lit()) graph.edges.push_back({from, 4, present});
  CountingSink sink;
  sink.fresh(6);
  connected(sink, graph, {});
  return sink;
}

TEST_CASE("an edge that is always absent, and one between two ends, costs nothing") {
  const auto without = with_edge(0, Lit(), false).literals();
  CHECK(with_edge(0, kFalse, false).literals() == without);
  CHECK(with_edge(3, kFalse, false).literals() == without);
  CHECK(with_edge(3, Lit(6), false).literals() > without);
  CHECK(with_edge(3, Lit(6), true).literals() == with_edge(3, Lit(), true).literals());
}

TEST_CASE("a limit beyond the depth changes nothing") {
  CountingSink plain;
  connected(plain, path(8), {});
  CountingSink limited;
  EncodeOptions options;
  options.depth_limit = 100;
  connected(limited, path(8), options);
  CHECK(plain.clauses() == limited.clauses());
  CHECK(plain.variables() == limited.variables());
}

TEST_CASE("no more than one node, nothing to say") {
  for (const Lits& nodes : {Lits{}, Lits{kTrue}, Lits{kFalse}, Lits{Lit(1)}}) {
    Connected graph;
    graph.nodes = nodes;
    CountingSink sink;
    sink.fresh();
    connected(sink, graph, {});
    CHECK(sink.clauses() == 0);
    CHECK(sink.variables() == 1);
  }
}

}  // namespace
}  // namespace p2c
