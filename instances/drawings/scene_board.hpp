// Where one board is in a scene, and the parts that are placed there.
#pragma once

#include "instances/drawings/drawing_scene.hpp"

namespace p2c {

struct BoardPlace {
  /// The board's picture begins at `start` from the left.
  BoardPlace(const Drawing& its_board, double start, Scene& its_scene);

  double x(int c) const { return left + c * cell; }
  double y(int r) const { return top + r * cell; }
  double middle_x(int c) const { return x(c) + cell / 2; }
  double middle_y(int r) const { return y(r) + cell / 2; }
  /// Of a clue of a row, with the gap to the next one.
  double width_of_margin(const std::vector<std::vector<std::string>>& margin) const;
  double width_of(const std::string& clue) const {
    return clue_size * (kDigitWidth * static_cast<double>(clue.size()) + 0.45);
  }

  const Drawing& board;
  Scene& scene;
  bool labelled;  // some cell has a label
  double cell;    // the side of a cell
  double clue_size;
  double pitch;            // between the clues of a column
  double left_margin = 0;  // of the clues of rows
  double right_margin = 0;
  double top_margin = 0;
  double bottom_margin = 0;
  double left = 0;  // of the first cell
  double top = 0;
};

/// The largest size up to `wanted` at which a text of this length fits into `room`.
double fitting_size(double wanted, double room, std::size_t length);

/// Of a line.
struct LinePlace {
  LinePlace(const BoardPlace& place, const Drawing::Line& line);

  double x1;
  double y1;
  double x2;
  double y2;
  bool across;
};

/// One cell without its texts, one line, and the circle, the mark and the texts of one cell.
void place_cell(const BoardPlace& place, int r, int c);
void place_line(const BoardPlace& place, const Drawing::Line& line);
void place_cell_texts(const BoardPlace& place, int r, int c);

void place_cell_mark(const BoardPlace& place, int r, int c);

void place_borders(const BoardPlace& place);
void place_cells(const BoardPlace& place);
void place_lines(const BoardPlace& place);
void place_vertices(const BoardPlace& place);
void place_texts(const BoardPlace& place);
void place_margins(const BoardPlace& place);
void place_corners(const BoardPlace& place);
void place_dots(const BoardPlace& place);

}  // namespace p2c
