// A part of a puzzle's data: the regions into which its board is cut, and lines inside regions,
// which some published puzzles have. A cell may be in none.
#pragma once

#include <string>

#include "instances/drawings/drawing.hpp"
#include "instances/parts/cut_board.hpp"

namespace p2c {

struct Regions {
  using Data = CutBoard;

  std::string name;         // of the member in JSON
  std::string meaning;      // of lines inside regions: "no loop crosses them"
  bool everywhere = false;  // each cell is in one

  static Data blank(int rows, int cols) { return {Grid<int>(rows, cols, 0)}; }
  void draw(Drawing& drawn, const Data& board) const;

  Data transposed(const Data& board) const { return p2c::transposed(board); }
  Data mirrored(const Data& board) const { return p2c::mirrored(board); }
};

/// The borders of regions, and the lines inside.
void draw_regions(Drawing& drawn, const CutBoard& board);

}  // namespace p2c
