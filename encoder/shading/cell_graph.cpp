#include "encoder/shading/cell_graph.hpp"

#include <utility>

#include "instances/grid.hpp"

namespace p2c {

Connected cell_graph(const SlotLits& nodes, int cols, std::string words) {
  Connected graph;
  const int rows = nodes.size() / cols;
  graph.nodes = nodes.is;
  graph.node_slots = nodes.slots;
  graph.rule_suffix = graph.list_suffix = nodes.suffix;
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) graph.edges.push_back({a, b, kTrue});
  graph.grid_cols = cols;
  graph.words = std::move(words);
  graph.node_name = [cols, suffix = nodes.suffix](int cell) {
    return cell_name_at(cell, cols) + suffix;
  };
  return graph;
}

}  // namespace p2c
