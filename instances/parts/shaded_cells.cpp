#include "instances/parts/shaded_cells.hpp"

namespace p2c {

std::vector<Slot> ShadedCells::slots(int rows, int cols) {
  const int cells = rows * cols;
  std::vector<Slot> all;
  all.reserve(static_cast<std::size_t>(cells));
  for (int i = 0; i < cells; ++i) all.push_back({0, 1, cell_name_at(i, cols)});
  return all;
}

std::string ShadedCells::write_pzpr(int rows, int cols, const std::optional<Answer>& shaded) {
  Grid<int> marks(rows, cols, kOpen);
  if (shaded) marks.cells = *shaded;
  return write_pzpr_grid(marks, shading_token);
}

}  // namespace p2c
