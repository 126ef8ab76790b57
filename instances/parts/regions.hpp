// A part of a puzzle's data: the regions into which its board is cut, and lines inside regions,
// which some published puzzles have. A cell may be in none.
#pragma once

#include <limits>
#include <string>

#include "instances/drawings/drawing.hpp"
#include "instances/parts/cut_board.hpp"

namespace p2c {

struct Regions {
  using Data = CutBoard;

  std::string name;         // of the member in JSON
  std::string meaning;      // of lines inside regions: "no loop crosses them"
  bool everywhere = false;  // each cell is in one
  /// Pzprv3 files of earlier versions have ids, those from this one on lines.
  int lines_from = 1;
  static constexpr int kNever = std::numeric_limits<int>::max();
  /// Cells in no region are black ones of pzpr, whose notations name them after the regions.
  bool outside_black = false;

  static Data blank(int rows, int cols) { return {Grid<int>(rows, cols, 0)}; }
  void draw(Drawing& drawn, const Data& board) const;

  Data transposed(const Data& board) const { return p2c::transposed(board); }
  Data mirrored(const Data& board) const { return p2c::mirrored(board); }
};

/// The borders of regions, and the lines inside.
void draw_regions(Drawing& drawn, const CutBoard& board);

}  // namespace p2c
