#include "instances/words/shading_rules.hpp"

namespace p2c {
namespace {

// The cell is the last of 2 x 2 shaded cells.
bool ends_two_by_two(const Answer& shaded, int cols, int cell) {
  if (cell < cols || cell % cols == 0) return false;
  return shaded[cell] == 1 && shaded[cell - 1] == 1 && shaded[cell - cols] == 1 &&
         shaded[cell - cols - 1] == 1;
}

}  // namespace

Broken check_two_by_two(const Answer& shaded, int cols) {
  for (int i = 0; i < static_cast<int>(shaded.size()); ++i) {
    if (!ends_two_by_two(shaded, cols, i)) continue;
    return "the 2 x 2 cells from " + cell_name_at(i - cols - 1, cols) + " to " +
           cell_name_at(i, cols) + " are all shaded";
  }
  return {};
}

Broken check_touching(const Answer& shaded, int cols) {
  for (const auto& [a, b] : neighbour_pairs(static_cast<int>(shaded.size()) / cols, cols)) {
    if (shaded[a] != 1 || shaded[b] != 1) continue;
    return cell_name_at(a, cols) + " and " + cell_name_at(b, cols) +
           " are shaded and share an edge";
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

int cells_in_sight(const Answer& shaded, int cols, int cell) {
  const int cells = static_cast<int>(shaded.size());
  int seen = 1;
  for (int i = cell - cols; i >= 0 && shaded[i] == 0; i -= cols) ++seen;
  for (int i = cell + cols; i < cells && shaded[i] == 0; i += cols) ++seen;
  for (int i = cell; i % cols > 0 && shaded[i - 1] == 0; --i) ++seen;
  for (int i = cell + 1; i % cols > 0 && shaded[i] == 0; ++i) ++seen;
  return seen;
}

}  // namespace p2c
