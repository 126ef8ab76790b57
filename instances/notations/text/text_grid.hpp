// Grids in our text: a line for each row, a word for each cell.
#pragma once

#include <string>
#include <string_view>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Calls take(cell, word) for each cell, which may fail at the word. Messages call a row `row`, and
/// a word `what`.
template <class Take>
void read_text_grid(TextReader& in, int rows, int cols, std::string_view row, std::string_view what,
                    Take take) {
  for (int r = 0; r < rows; ++r) {
    in.next_row(row, r + 1);
    for (int c = 0; c < cols; ++c) take(r * cols + c, in.token(what));
    in.end_line();
  }
}

/// word(value) is that of a cell.
template <class T, class Word>
std::string print_grid(const Grid<T>& grid, Word word) {
  std::string out;
  for (int i = 0; i < grid.size(); ++i) {
    out += word(grid[i]);
    out += (i + 1) % grid.cols == 0 ? '\n' : ' ';
  }
  return out;
}

}  // namespace p2c
