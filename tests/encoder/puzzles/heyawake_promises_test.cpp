// What the Heyawake encoding promises about its graph holds on every legal shading of small boards.
#include <doctest/doctest.h>

#include <cstdlib>
#include <optional>

#include "encoder/encodings.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "tests/encoder/connectivity/graphs.hpp"
#include "tests/encoder/connectivity/shadings.hpp"

namespace p2c::heyawake_promises_test {
namespace {

// Takes the graph, and drops the clauses.
class GraphSink : public CountingSink {
 public:
  bool take(const Connected& taken) override {
    graph = taken;
    return true;
  }
  std::optional<Connected> graph;
};

Connected graph_of(int rows, int cols) {
  const Heyawake board = Heyawake::of_rooms(Grid<int>(rows, cols, 0));
  GraphSink sink;
  const Unknowns x(sink, board.slots());
  encode(board, x, {Connectivity::kCuts}, sink);
  REQUIRE(sink.graph);
  return *sink.graph;
}

// How many legal shadings there are, and how many of them break a promise.
struct Tally {
  int legal = 0;
  int broken = 0;
};

Tally tally(int rows, int cols) {
  const Connected graph = graph_of(rows, cols);
  Tally tally;
  each_shading(rows, cols, [&](int shaded) {
    const TrueGraph truth(graph, shaded);
    if (!truth.connected()) return;
    ++tally.legal;
    tally.broken += truth.keeps_promises(graph) ? 0 : 1;
  });
  return tally;
}

TEST_CASE("every legal shading keeps the promises about the unshaded cells") {
  for (const int cols : {2, 3, 8, 9}) {
    CHECK(tally(1, cols).broken == 0);
    CHECK(tally(cols, 1).broken == 0);
    CHECK(tally(2, cols).broken == 0);
  }
  CHECK(tally(3, 3).broken == 0);
  CHECK(tally(6, 3).broken == 0);
  CHECK(tally(4, 4).broken == 0);
  CHECK(tally(4, 5).broken == 0);
}

TEST_CASE("small boards have as many legal shadings as are drawn by hand") {
  CHECK(tally(1, 2).legal == 3);  // all unshaded, or one end shaded
  CHECK(tally(1, 3).legal == 4);  // all unshaded, or ends
  CHECK(tally(2, 2).legal == 5);  // all unshaded, or one corner
  CHECK(tally(4, 5).legal > 500);
}

TEST_CASE("the graph is the whole grid, as it says") {
  for (const auto& [rows, cols] : std::vector<std::pair<int, int>>{{1, 4}, {4, 1}, {3, 5}}) {
    const Connected graph = graph_of(rows, cols);
    CHECK(graph.grid_cols == cols);
    CHECK(static_cast<int>(graph.nodes.size()) == rows * cols);
    CHECK(static_cast<int>(graph.edges.size()) == rows * (cols - 1) + cols * (rows - 1));
    for (const Connected::Edge& edge : graph.edges) {
      const int down = std::abs(edge.u / cols - edge.v / cols);
      const int right = std::abs(edge.u % cols - edge.v % cols);
      CHECK(down + right == 1);
      CHECK(edge.present == kTrue);
    }
  }
}

}  // namespace
}  // namespace p2c::heyawake_promises_test
