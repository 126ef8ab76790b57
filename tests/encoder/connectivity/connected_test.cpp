// The models of `connected` are the inputs that a plain search finds connected.
#include "encoder/connectivity/connected.hpp"

#include <doctest/doctest.h>

#include "tests/encoder/connectivity/graphs.hpp"

namespace p2c::connected_test {
namespace {

// The pairs of nodes, in a fixed order.
std::vector<Connected::Edge> all_edges(int nodes) {
  std::vector<Connected::Edge> edges;
  for (int v = 0; v < nodes; ++v) {
    for (int u = 0; u < v; ++u) edges.push_back({u, v, kTrue});
  }
  return edges;
}

// The graph with the edges whose bit is set in `mask`.
Connected graph_with(int nodes, int mask) {
  Connected graph;
  graph.nodes.assign(static_cast<std::size_t>(nodes), kTrue);
  for (const Connected::Edge& edge : all_edges(nodes)) {
    if (mask % 2 != 0) graph.edges.push_back(edge);
    mask /= 2;
  }
  return graph;
}

int graphs_with(int nodes) { return power(2, nodes * (nodes - 1) / 2); }

void vary_nodes(Connected& graph, int& variables) {
  for (Lit& node : graph.nodes) node = Lit(++variables);
}

void vary_edges(Connected& graph, int& variables) {
  for (Connected::Edge& edge : graph.edges) edge.present = Lit(++variables);
}

TEST_CASE("every graph of up to 4 nodes, nodes and edges free") {
  Tried tried;
  for (int nodes = 0; nodes <= 4; ++nodes) {
    for (int mask = 0; mask < graphs_with(nodes); ++mask) {
      Connected graph = graph_with(nodes, mask);
      int variables = 0;
      vary_nodes(graph, variables);
      vary_edges(graph, variables);
      tried += try_all_inputs(graph, variables);
    }
  }
  CHECK(tried.wrong == "");
  CHECK(tried.connected > 1000);
  CHECK(tried.apart > 1000);
}

TEST_CASE("every graph of up to 5 nodes, only the nodes free") {
  Tried tried;
  for (int nodes = 0; nodes <= 5; ++nodes) {
    for (int mask = 0; mask < graphs_with(nodes); ++mask) {
      Connected graph = graph_with(nodes, mask);
      int variables = 0;
      vary_nodes(graph, variables);
      tried += try_all_inputs(graph, variables);
    }
  }
  CHECK(tried.wrong == "");
  CHECK(tried.connected > 1000);
  CHECK(tried.apart > 1000);
}

TEST_CASE("every graph of up to 4 nodes, only the edges free") {
  Tried tried;
  for (int nodes = 0; nodes <= 4; ++nodes) {
    for (int mask = 0; mask < graphs_with(nodes); ++mask) {
      Connected graph = graph_with(nodes, mask);
      int variables = 0;
      vary_edges(graph, variables);
      tried += try_all_inputs(graph, variables);
    }
  }
  CHECK(tried.wrong == "");
  CHECK(tried.connected > 200);
  CHECK(tried.apart > 200);
}

// One of: free, always true, always false.
Lit choose_literal(int& choice, int& variables) {
  const int kind = choice % 3;
  choice /= 3;
  return kind == 0 ? Lit(-++variables) : (kind == 1 ? kTrue : kFalse);
}

TEST_CASE("every graph of up to 3 nodes, each literal free or constant") {
  Tried tried;
  for (int nodes = 0; nodes <= 3; ++nodes) {
    for (int mask = 0; mask < graphs_with(nodes); ++mask) {
      const Connected shape = graph_with(nodes, mask);
      const int literals = nodes + static_cast<int>(shape.edges.size());
      for (int choice = 0; choice < power(3, literals); ++choice) {
        Connected graph = shape;
        int rest = choice;
        int variables = 0;
        for (Lit& node : graph.nodes) node = choose_literal(rest, variables);
        for (Connected::Edge& edge : graph.edges) edge.present = choose_literal(rest, variables);
        tried += try_all_inputs(graph, variables);
      }
    }
  }
  CHECK(tried.wrong == "");
  CHECK(tried.connected > 1000);
  CHECK(tried.apart > 1000);
}

TEST_CASE("random graphs of up to 7 nodes with literals in several places") {
  Rng rng(4);
  Tried tried;
  for (int round = 0; round < 1000; ++round) {
    const int nodes = 2 + below(rng, 6);
    tried += try_all_inputs(random_graph(rng, nodes, below(rng, 2 * nodes + 2), 7), 7);
  }
  CHECK(tried.wrong == "");
  CHECK(tried.connected > 10'000);
  CHECK(tried.apart > 10'000);
}

// A sink that may work by cuts.
class WholeSink : public Formula {
 public:
  explicit WholeSink(bool takes) : takes_(takes) {}
  bool take(const Connected& graph) override {
    asked_for = graph.nodes;
    return takes_;
  }
  Lits asked_for;

 private:
  bool takes_;
};

TEST_CASE("a sink that takes the constraint whole gets no clauses, with cuts chosen") {
  Connected graph = graph_with(3, 7);
  graph.nodes = {Lit(1), Lit(2), Lit(3)};
  for (const bool takes : {true, false}) {
    for (const Connectivity how : {Connectivity::kCuts, Connectivity::kLayers}) {
      WholeSink sink(takes);
      sink.fresh(3);
      connected(sink, graph, {how});
      const bool asked = how == Connectivity::kCuts;
      CHECK(sink.asked_for == (asked ? graph.nodes : Lits()));
      CHECK((sink.size() == 0) == (asked && takes));
    }
  }
}

TEST_CASE("with cuts chosen a sink without them gets the same clauses") {
  int variables = 0;
  Connected graph = graph_with(4, 63);
  vary_nodes(graph, variables);
  vary_edges(graph, variables);
  CHECK(try_all_inputs(graph, variables, {Connectivity::kCuts}).wrong == "");
}

}  // namespace
}  // namespace p2c::connected_test
