// What each form writes: sizes, refusals, remarks.
#include <doctest/doctest.h>

#include "tests/encoder/connectivity/graphs.hpp"
#include "tests/encoder/connectivity/shadings.hpp"

namespace p2c::connected_forms_test {
namespace {

// All nodes always true, the edges variables 1 to m.
Connected complete_graph(int nodes) {
  Connected graph;
  graph.nodes.assign(static_cast<std::size_t>(nodes), kTrue);
  for (int v = 1; v < nodes; ++v) {
    for (int u = 0; u < v; ++u) {
      graph.edges.push_back({u, v, Lit(static_cast<int>(graph.edges.size()) + 1)});
    }
  }
  return graph;
}

CountingSink sizes(const Connected& graph, Connectivity how, int variables) {
  CountingSink sink;
  sink.fresh(variables);
  connected(sink, graph, {how});
  return sink;
}

TEST_CASE("the paper's form has exactly the clauses of its formula") {
  for (int nodes = 2; nodes <= 7; ++nodes) {
    const int m = nodes * (nodes - 1) / 2;
    const int at_root = nodes - 1;
    const CountingSink sink = sizes(complete_graph(nodes), Connectivity::kPaper, m);
    CHECK(sink.variables() == m + at_root + m * (m - 1));
    CHECK(sink.clauses() == at_root + 2 * m * (m - 1) + m + nodes - 1);
  }
}

TEST_CASE("layers of a complete graph: all but the first and the last in full") {
  const CountingSink sink = sizes(complete_graph(5), Connectivity::kLayers, 10);
  // From the root 4 layers. Edges to the root have no variables, the other 6 from layer 2 on;
  // the 4 nodes have one each in layers 1 to 3 and a clause in layer 4.
  CHECK(sink.variables() == 10 + 3 * 6 + 3 * 4);
  CHECK(sink.clauses() == 2 * 3 * 6 + 4 * 4);
}

TEST_CASE("elimination of a complete graph: every pair of neighbours of every node") {
  const CountingSink sink = sizes(complete_graph(5), Connectivity::kElimination, 10);
  // 4 parents from the root, 12 others with an arc each; 3^2 + 2^2 + 1 clauses.
  CHECK(sink.variables() == 10 + 4 + 12 + 12);
  CHECK(sink.clauses() == 16 + 4 + 12 + 14);
}

TEST_CASE("elimination in the dual has nothing to eliminate where all cells are on the rim") {
  const CountingSink sink = sizes(grid_graph(2, 6), Connectivity::kElimination, 12);
  CHECK(sink.variables() == 12);
  CHECK(sink.clauses() == 10);  // a pair that touches at a corner parts the grid
}

TEST_CASE("forms that would be too large are refused before anything is made") {
  Connected graph;
  graph.nodes.assign(40'000, kTrue);
  for (int v = 1; v < 40'000; ++v) graph.edges.push_back({v - 1, v, Lit(1)});
  CountingSink sink;
  sink.fresh();
  CHECK_THROWS_WITH_AS(connected(sink, graph, {Connectivity::kPaper}),
                       "connectivity as in the paper needs about 1599920001 variables, at most "
                       "1073741824 are possible",
                       TooLarge);
  CHECK(sink.variables() == 1);
  CHECK(sink.clauses() == 0);
}

TEST_CASE("a limit of layers loses answers, and only layers have one") {
  Connected graph = complete_graph(3);
  graph.edges.pop_back();  // 0-1, 0-2: the path 1-0-2, from 0
  graph.edges[1].u = 1;    // 0-1, 1-2
  graph.nodes = {kTrue, Lit(3), Lit(4)};
  EncodeOptions options;
  options.depth_limit = 1;
  const Lits all = {Lit(1), Lit(2), Lit(3), Lit(4)};
  for (const Form& form : kForms) {
    CAPTURE(form.name);
    options.connectivity = form.how;
    Formula formula;
    formula.fresh(4);
    connected(formula, graph, options);
    CHECK(satisfiable_under(formula, all) == (form.how != Connectivity::kLayers));
  }
}

class Remarks : public CountingSink {
 public:
  Remarks() { want_remarks(); }
  std::vector<std::string> lines;

 private:
  void take_remark(const std::string& words) override { lines.push_back(words); }
};

TEST_CASE("remarks are lines for a CNF file, and name nodes") {
  Connected grid = grid_graph(3, 4);
  Connected named = complete_graph(4);
  for (Connected* graph : {&grid, &named}) {
    graph->node_name = [](int v) { return "island " + std::to_string(10 * v); };
    for (const Form& form : kForms) {
      CAPTURE(form.name);
      Remarks remarks;
      remarks.fresh(12);
      connected(remarks, *graph, {form.how});
      CHECK(remarks.lines.size() > 2);
      for (const std::string& line : remarks.lines) {
        CHECK(line.starts_with("connectivity: "));
        CHECK(line.find("--") == std::string::npos);
        CHECK(line.find('\n') == std::string::npos);
      }
    }
  }
  Remarks remarks;
  remarks.fresh(6);
  connected(remarks, named, {Connectivity::kElimination});
  CHECK(remarks.lines.front() == "connectivity: the root is island 0");
  CHECK(remarks.lines.back() == "connectivity: eliminating island 30 keeps the arcs acyclic");
  named.node_name = nullptr;
  CHECK(named.name(0) == "node1");
}

}  // namespace
}  // namespace p2c::connected_forms_test
