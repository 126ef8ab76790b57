// Where the parts of a drawing are in its text, and the characters of borders.
#pragma once

#include <vector>

#include "instances/drawings/drawing.hpp"

namespace p2c {

/// Rows and columns of characters, from 0. All cells have the same size; a border takes one
/// character, unless it is left out. Throws DrawingTooLarge for more than 10^8 of either.
struct TextLayout {
  explicit TextLayout(const Drawing& board);

  int cell_width;
  int cell_height;
  int left_width = 0;  // of the margins, without the board
  int top_height = 0;
  std::vector<int> x;         // of each column's first character
  std::vector<int> y;         // of each row's first line
  std::vector<int> border_x;  // in front of each column and after the last; -1 when left out
  std::vector<int> border_y;
  int right_x;  // where the board ends, and the other margins begin
  int bottom_y;
  int width;
  int height;
};

/// The border as text shows it: none outside of the board, and no thin ones where it is tight.
Edge edge_above(const Drawing& board, int r, int c);
Edge edge_beside(const Drawing& board, int r, int c);

/// The borders that meet in a corner.
struct Corner {
  Edge up;
  Edge right;
  Edge down;
  Edge left;
};

/// The corner up and to the left of cell (r, c).
Corner corner_of(const Drawing& board, int r, int c);

/// The character that joins them. In ASCII thin borders are blank, thin corners a dot.
char32_t edge_letter(const Corner& corner, bool ascii);

}  // namespace p2c
