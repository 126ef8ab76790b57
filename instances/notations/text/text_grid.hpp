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

/// Moves to a row of what need not be a cell, by its noun.
void next_row_of(std::string_view noun, TextReader& in, int number);
/// Of the current row so many words were taken, and no other or one more is there.
[[noreturn]] void fail_for_width_of(std::string_view noun, TextReader& in, int cols, int words);

/// The same as for cells where rows are of places or corners, of which a board has others.
template <class Take>
void read_text_grid_of(std::string_view noun, TextReader& in, int rows, int cols,
                       std::string_view what, Take take) {
  for (int r = 0; r < rows; ++r) {
    next_row_of(noun, in, r + 1);
    for (int c = 0; c < cols; ++c) {
      if (in.line_done()) fail_for_width_of(noun, in, cols, c);
      take(r * cols + c, in.token(what));
    }
    if (!in.line_done()) fail_for_width_of(noun, in, cols, cols);
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
