// The edges between the cells of a board: numbers, names, and where they meet.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "instances/grid.hpp"

namespace p2c {

/// Numbered in the order of neighbour_pairs: of each cell the edge to the right, then that below.
struct InnerEdges {
  int rows;  // of cells
  int cols;

  int size() const { return rows * (cols - 1) + (rows - 1) * cols; }
  /// Between cell (r, c) and the one to the right, or below; both must be there.
  int right(int r, int c) const { return r * period() + (r + 1 < rows ? 2 * c : c); }
  int below(int r, int c) const { return r * period() + std::min(2 * c + 1, period() - 1); }
  /// Those that meet in the corner up and to the left of cell (r, c), which is not in the first row
  /// or column: up, left, right, down. The largest number is the last.
  std::vector<int> at_corner(int r, int c) const {
    return {right(r - 1, c - 1), below(r - 1, c - 1), below(r - 1, c), right(r, c - 1)};
  }

  /// The cells on both sides of an edge, the smaller one first.
  std::pair<int, int> cells_beside_edge(int edge) const {
    const int r = edge / period();
    const int place = edge % period();
    const bool last_row = r + 1 == rows;
    const int cell = r * cols + (last_row ? place : place / 2);
    const bool is_right = last_row || (place % 2 == 0 && place + 1 < period());
    return {cell, is_right ? cell + 1 : cell + cols};
  }
  /// The edge between two cells, the smaller one first; -1 where they are not side by side.
  int between(int a, int b) const {
    if (b == a + cols && b < rows * cols) return below(a / cols, a % cols);
    return b == a + 1 && b % cols > 0 ? right(a / cols, a % cols) : -1;
  }
  /// "r1c1|r1c2" for the edge between two cells.
  std::string name(int a, int b) const {
    return cell_name_at(a, cols) + "|" + cell_name_at(b, cols);
  }

 private:
  int period() const { return 2 * cols - 1; }
};

/// Calls see(edge, a, b) for each edge and the cells on both sides, in their order.
template <class See>
void each_inner_edge(int rows, int cols, See see) {
  int edge = 0;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      const int i = r * cols + c;
      if (c + 1 < cols) see(edge++, i, i + 1);
      if (r + 1 < rows) see(edge++, i, i + cols);
    }
  }
}

}  // namespace p2c
