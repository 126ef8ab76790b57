#include "python/grid.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace p2c::python {
namespace {

// Takes a letter and a number from 1 on from the front of the text; 0: it begins otherwise.
int take_number(std::string_view& text, char letter) {
  if (text.empty() || text[0] != letter) return 0;
  int number = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data() + 1, end, number);
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return number;
}

// The row and the column of "r2c3", from 1 on.
std::optional<std::pair<int, int>> cell_of(std::string_view name) {
  const int row = take_number(name, 'r');
  const int col = take_number(name, 'c');
  if (row < 1 || col < 1 || !name.empty()) return {};
  return std::pair(row, col);
}

}  // namespace

Grid grid_of(const std::vector<puzzle2cnf::Slot>& slots) {
  std::vector<std::pair<int, int>> cells;
  int rows = 0;
  int cols = 0;
  for (const puzzle2cnf::Slot& slot : slots) {
    const auto cell = cell_of(slot.name);
    if (!cell) return {};
    cells.push_back(*cell);
    rows = std::max(rows, cell->first);
    cols = std::max(cols, cell->second);
  }
  Grid grid(rows, std::vector<int>(cols, -1));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    grid[cells[i].first - 1][cells[i].second - 1] = static_cast<int>(i);
  }
  return grid;
}

}  // namespace p2c::python
