#include "instances/parts/shading_rules.hpp"

#include "instances/grid.hpp"

namespace p2c {

bool ends_two_by_two(const Answer& shaded, int cols, int cell) {
  if (cell < cols || cell % cols == 0) return false;
  return shaded[cell] == 1 && shaded[cell - 1] == 1 && shaded[cell - cols] == 1 &&
         shaded[cell - cols - 1] == 1;
}

Broken check_two_by_two(const Answer& shaded, int cols) {
  for (int i = 0; i < static_cast<int>(shaded.size()); ++i) {
    if (!ends_two_by_two(shaded, cols, i)) continue;
    return "the 2 x 2 cells from " + cell_name_at(i - cols - 1, cols) + " to " +
           cell_name_at(i, cols) + " are all shaded";
  }
  return {};
}

Broken check_connected(const Answer& shaded, int cols, int value) {
  const int cells = static_cast<int>(shaded.size());
  Pieces pieces(cells);
  for (int i = 0; i < cells; ++i) {
    if (shaded[i] != value) continue;
    if (i % cols > 0 && shaded[i - 1] == value) pieces.join(i, i - 1);
    if (i >= cols && shaded[i - cols] == value) pieces.join(i, i - cols);
  }
  int first = -1;
  for (int i = 0; i < cells; ++i) {
    if (shaded[i] != value) continue;
    if (first < 0) first = i;
    if (pieces.find(i) == pieces.find(first)) continue;
    return std::string(value == 1 ? "the shaded" : "the unshaded") + " cells " +
           cell_name_at(first, cols) + " and " + cell_name_at(i, cols) + " are not connected";
  }
  return {};
}

}  // namespace p2c
