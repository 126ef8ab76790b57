#include "encoder/connectivity/connected.hpp"

#include "encoder/connectivity/dual_forest.hpp"
#include "encoder/connectivity/edge_layers.hpp"
#include "encoder/connectivity/frontier.hpp"
#include "encoder/connectivity/layers.hpp"
#include "encoder/connectivity/parent_arcs.hpp"

namespace p2c {

bool has_dual(const Connected& graph) {
  const int cols = graph.grid_cols;
  return graph.false_nodes_never_touch && cols >= 2 &&
         static_cast<int>(graph.nodes.size()) >= 2 * cols;
}

namespace {

// The literals of the roots, where the form has them.
Lits state(ClauseSink& out, const Connected& graph, const EncodeOptions& options) {
  if (options.connectivity == Connectivity::kPaper) return connected_by_edge_layers(out, graph);
  const bool frontier = options.connectivity == Connectivity::kFrontier;
  if (!frontier && options.connectivity != Connectivity::kElimination) {
    return connected_by_layers(out, graph, options.depth_limit);
  }
  if (frontier && graph.grid_cols > 0) {
    connected_by_frontier(out, graph);
    return {};
  }
  if (!has_dual(graph)) return connected_by_parents(out, graph);
  connected_by_dual_forest(out, graph);
  return {};
}

}  // namespace

void connected(ClauseSink& out, const Connected& graph, const EncodeOptions& options) {
  if (graph.nodes.size() <= 1) return;
  if (options.connectivity == Connectivity::kCuts && out.take(graph)) return;
  out.begin_graph(graph);
  out.end_graph(state(out, graph, options));
}

}  // namespace p2c
