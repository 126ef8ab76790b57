// Grids whose false cells never touch, and all of their inputs.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

/// Cell i is variable i + 1.
inline Connected grid_graph(int rows, int cols) {
  Connected graph;
  for (int i = 0; i < rows * cols; ++i) {
    graph.nodes.push_back(Lit(i + 1));
    if (i % cols > 0) graph.edges.push_back({i - 1, i, kTrue});
    if (i >= cols) graph.edges.push_back({i - cols, i, kTrue});
  }
  graph.false_nodes_never_touch = true;
  graph.grid_cols = cols;
  return graph;
}

/// All sets of cells without two side by side, as bits.
template <class Visit>
void each_shading(int rows, int cols, const Visit& visit, int cell = 0, int shaded = 0) {
  if (cell == rows * cols) return visit(shaded);
  each_shading(rows, cols, visit, cell + 1, shaded);
  const bool above = cell >= cols && (shaded >> (cell - cols) & 1) != 0;
  const bool left = cell % cols > 0 && (shaded >> (cell - 1) & 1) != 0;
  if (!above && !left) each_shading(rows, cols, visit, cell + 1, shaded | 1 << cell);
}

}  // namespace p2c
