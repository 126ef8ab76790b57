// The cells near a cell.
#pragma once

#include <cstdlib>
#include <vector>

namespace p2c {

/// Calls see(other) for the cells that share an edge with this one, ascending.
template <class See>
void each_beside(int rows, int cols, int cell, See see) {
  if (cell >= cols) see(cell - cols);
  if (cell % cols > 0) see(cell - 1);
  if (cell % cols < cols - 1) see(cell + 1);
  if (cell < (rows - 1) * cols) see(cell + cols);
}

/// Those up to so many steps along edges from this one, itself among them; ascending.
inline std::vector<int> cells_near(int rows, int cols, int cell, int steps) {
  std::vector<int> near;
  for (int i = 0; i < rows * cols; ++i) {
    const int down = std::abs(i / cols - cell / cols);
    if (down + std::abs(i % cols - cell % cols) <= steps) near.push_back(i);
  }
  return near;
}

}  // namespace p2c
