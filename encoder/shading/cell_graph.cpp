#include "encoder/shading/cell_graph.hpp"

#include <numeric>
#include <utility>

#include "instances/grid.hpp"

namespace p2c {

Connected cell_graph(Lits nodes, int cols, std::string words) {
  Connected graph;
  const int rows = static_cast<int>(nodes.size()) / cols;
  graph.node_slots.resize(nodes.size());
  std::iota(graph.node_slots.begin(), graph.node_slots.end(), 0);
  graph.nodes = std::move(nodes);
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) graph.edges.push_back({a, b, kTrue});
  graph.grid_cols = cols;
  graph.words = std::move(words);
  graph.node_name = [cols](int cell) { return cell_name_at(cell, cols); };
  return graph;
}

}  // namespace p2c
