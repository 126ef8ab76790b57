// The cells near a cell.
#pragma once

#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace p2c {

/// The steps, down and to the right, to the eight cells around a cell, one after the other from
/// that above; those with an even place in the list share an edge with it.
inline constexpr std::array<std::pair<int, int>, 8> kAround{
    {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};

/// Calls see(other) for the cells that share an edge with this one, ascending.
template <class See>
void each_beside(int rows, int cols, int cell, See see) {
  if (cell >= cols) see(cell - cols);
  if (cell % cols > 0) see(cell - 1);
  if (cell % cols < cols - 1) see(cell + 1);
  if (cell < (rows - 1) * cols) see(cell + cols);
}

/// These cells.
inline std::vector<int> cells_beside(int rows, int cols, int cell) {
  std::vector<int> cells;
  each_beside(rows, cols, cell, [&](int other) { cells.push_back(other); });
  return cells;
}

/// The eight around it, one after the other; -1 for those outside the board.
inline std::array<int, 8> ring_around(int rows, int cols, int cell) {
  std::array<int, 8> ring{};
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const int r = cell / cols + kAround[i].first;
    const int c = cell % cols + kAround[i].second;
    ring[i] = r >= 0 && r < rows && c >= 0 && c < cols ? r * cols + c : -1;
  }
  return ring;
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
