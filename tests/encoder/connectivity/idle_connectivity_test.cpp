// Idle clauses of the forms of connectivity.
#include <doctest/doctest.h>

#include "encoder/connectivity/connected.hpp"
#include "tests/encoder/idle.hpp"

namespace p2c::idle_connectivity_test {
namespace {

struct Shape {
  const char* name;
  int nodes;
  std::vector<std::pair<int, int>> edges;
};

const Shape kShapes[] = {
    {"path", 4, {{0, 1}, {1, 2}, {2, 3}}},
    {"ring", 4, {{0, 1}, {1, 2}, {2, 3}, {0, 3}}},
    {"two triangles", 4, {{0, 1}, {1, 2}, {0, 2}, {1, 3}, {2, 3}}},
    {"all", 4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}},
};

// Nodes that are always true, edges that may be absent, as in Hashi. In small graphs of other nodes
// single clauses are idle: every node is beside the root, or another clause says as much.
std::string idle(const Shape& shape, Connectivity form) {
  Formula formula;
  Connected graph;
  graph.nodes.assign(static_cast<std::size_t>(shape.nodes), kTrue);
  for (const auto& [u, v] : shape.edges) graph.edges.push_back({u, v, formula.fresh()});
  connected(formula, graph, {form});
  return idle_clauses(formula, static_cast<int>(shape.edges.size()));
}

TEST_CASE("no clause of layers is idle") {
  for (const Shape& shape : kShapes) {
    CAPTURE(std::string(shape.name));
    CHECK(idle(shape, Connectivity::kLayers) == "");
  }
}

// On a path each node has one way to the root, so its edge is forced by another clause as well.
TEST_CASE("no clause of elimination is idle where there is more than one way") {
  for (const Shape& shape : kShapes) {
    CAPTURE(std::string(shape.name));
    const bool path = shape.edges.size() + 1 == static_cast<std::size_t>(shape.nodes);
    CHECK(idle(shape, Connectivity::kElimination) == (path ? " 3 -6 0" : ""));
  }
}

}  // namespace
}  // namespace p2c::idle_connectivity_test
