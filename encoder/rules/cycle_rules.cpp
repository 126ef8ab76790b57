// Slashes without a cycle.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "encoder/connectivity/connected.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "instances/lattice.hpp"
#include "instances/rules/slash_ends.hpp"

namespace p2c {
namespace {

// Slashes lead from a corner to those of one colour, as on a chessboard.
int colour_of(int vertex, int cols) { return (vertex / (cols + 1) + vertex % (cols + 1)) % 2; }

// The corners of a colour that are not at the rim, after one node for the rim, which is no corner.
std::vector<int> corners_of(int colour, int rows, int cols) {
  std::vector<int> corners{-1};
  for (int r = 1; r < rows; ++r) {
    for (int c = 1; c < cols; ++c) {
      const int vertex = r * (cols + 1) + c;
      if (colour_of(vertex, cols) == colour) corners.push_back(vertex);
    }
  }
  return corners;
}

}  // namespace

// As both sorts of slashes are dual graphs in the plane, a cycle of the one shuts in corners of the
// other colour, and corners that are shut in have a cycle around them. So there is none exactly
// where the corners of each colour are joined to the rim.
void WholeRules::no_cycle(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const int cols = board().cols();
  NoCycles cycles{(board().rows() + 1) * (cols + 1), {}, label_of(instance, board())};
  for (int cell = 0; cell < board().cells(); ++cell) {
    const Lit rises = answer_.has(its.layer, cell);
    for (const bool up : {false, true}) {
      const auto [from, to] = ends_of_slash(cols, cell, up);
      cycles.edges.push_back({from, to, up ? rises : !rises, board().slot(its.layer, cell)});
    }
  }
  if (out_.take_cycles(cycles)) return;
  for (const int colour : {0, 1}) join_to_rim(instance, cycles, colour);
}

void WholeRules::join_to_rim(const RuleInstance& instance, const NoCycles& slashes, int colour) {
  const std::vector<int> corners = corners_of(colour, board().rows(), board().cols());
  std::vector<int> node(static_cast<std::size_t>(slashes.nodes), 0);
  for (std::size_t i = 1; i < corners.size(); ++i) node[corners[i]] = static_cast<int>(i);
  Connected graph;
  graph.nodes.assign(corners.size(), kTrue);
  graph.one_is_true = {0};
  std::map<std::pair<int, int>, int> seen;
  for (const Connected::Edge& edge : slashes.edges) {
    const int u = node[edge.u];
    const int v = node[edge.v];
    const bool is_its = colour_of(edge.u, board().cols()) == colour && u != v;
    if (!is_its) continue;
    graph.edges.push_back({u, v, edge.present, edge.slot});
    const int number = ++seen[std::minmax(u, v)];  // several lead to the rim
    graph.edge_suffixes.push_back(number == 1 ? "" : "," + std::to_string(number));
  }
  graph.words = slashes.words;
  graph.rule_suffix = "-" + instance.rule->key;
  graph.rule_at = {colour};
  graph.list_suffix = graph.rule_suffix + "-" + std::to_string(colour + 1);
  graph.node_name = [corners, lattice = Lattice{board().rows(), board().cols()},
                     suffix = graph.list_suffix](int i) {
    return (i == 0 ? "rim" : lattice.vertex_name(corners[i])) + suffix;
  };
  connected(out_, graph, options_);
}

}  // namespace p2c
