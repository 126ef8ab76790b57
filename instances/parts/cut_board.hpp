// A board that is cut into regions, which some puzzles call rooms.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "instances/formats/borders.hpp"
#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// In a grid of ids: a cell in no region.
inline constexpr int kNoRegion = -1;

struct CutBoard {
  /// 0, 1, ... in the order of the regions' first cells, or kNoRegion.
  Grid<int> room;
  /// Lines inside regions, which some published puzzles have: neighbours of one region, the smaller
  /// index first; sorted, each once.
  std::vector<std::pair<int, int>> lines = {};

  bool operator==(const CutBoard&) const = default;
  /// Between neighbours, the smaller index first.
  bool line_between(int a, int b) const {
    return room[a] != room[b] || std::binary_search(lines.begin(), lines.end(), std::pair(a, b));
  }
  /// The cells are neighbours of one region, the smaller index first.
  bool may_have_line(int a, int b) const;
  void sort_lines();
};

/// What has the size of the board (part.hpp).
inline const Grid<int>& grid_of(const CutBoard& board) { return board.room; }

/// Numbers regions by their first cells; returns how many there are. The ids, from 0 on, must be at
/// most twice the number of cells.
int number_from_zero(Grid<int>& ids);

int count_of_regions(const Grid<int>& ids);

/// The cells of each region.
std::vector<std::vector<int>> cells_by_region(const Grid<int>& ids);

/// The pieces that lines cut off are regions; the other lines are inside.
CutBoard cut_by(const Borders& borders);

/// Those around regions, and those inside.
Borders all_lines(const CutBoard& board);

/// Some lines inside regions that do not cut them in two: in each a spanning tree stays free.
std::vector<std::pair<int, int>> random_inner_lines(Rng& rng, const Grid<int>& ids);

CutBoard transposed(const CutBoard& board);
CutBoard mirrored(const CutBoard& board);

}  // namespace p2c
