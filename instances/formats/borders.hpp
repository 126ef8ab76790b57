// Lines between the cells of a board, and the rooms that they cut it into.
//
// In the URLs of puzz.link and pzpr five lines are one digit of base 32 (0 to 9, a to v), the
// first line its highest bit: the lines between neighbours in a row, row by row, then from a new
// digit on those between neighbours in a column.
// Source: robx/pzprjs, src/variety-common/Encode.js.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "instances/grid.hpp"
#include "instances/text/characters.hpp"

namespace p2c {

/// 1 where a line is drawn.
struct Borders {
  Grid<char> right;  // rows x (cols - 1): right of the cell
  Grid<char> below;  // (rows - 1) x cols: below it

  Borders(int rows, int cols) : right(rows, cols - 1, 0), below(rows - 1, cols, 0) {}
  bool operator==(const Borders&) const = default;
};

/// Reads the digits of a rows x cols board. Throws InputError.
Borders read_borders(Characters& in, int rows, int cols);
std::string write_borders(const Borders& borders);

/// Lines between neighbours with different ids.
Borders borders_of(const Grid<int>& ids);

/// The pieces that no line cuts, numbered 0, 1, ... in the order of their first cells.
Grid<int> rooms_of(const Borders& borders);

/// The lines with the same room on both sides: the cells beside each, in order.
std::vector<std::pair<int, int>> inner_lines(const Borders& borders, const Grid<int>& rooms);

/// Draws the line between two neighbours, the smaller index first.
void draw_line(Borders& borders, int a, int b);

}  // namespace p2c
