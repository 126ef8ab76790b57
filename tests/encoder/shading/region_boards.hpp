// Small boards that are cut into regions, and their shadings by number.
#pragma once

#include <vector>

#include "instances/parts/cut_board.hpp"

namespace p2c {

/// Regions by any ids from 0 on; -1: in none.
inline CutBoard cut_board(int rows, int cols, std::vector<int> ids,
                          std::vector<std::pair<int, int>> lines = {}) {
  CutBoard board{Grid<int>(rows, cols), std::move(lines)};
  board.room.cells = std::move(ids);
  number_from_zero(board.room);
  return board;
}

inline CutBoard one_region(int rows, int cols) { return {Grid<int>(rows, cols, 0)}; }

/// Regions in one or several pieces, now and then cells in none, and lines.
inline CutBoard random_cut_board(Rng& rng, int rows, int cols) {
  CutBoard board = one_region(rows, cols);
  const int regions = 1 + below(rng, 3);
  for (int& id : board.room.cells) id = below(rng, regions);
  for (int& id : board.room.cells) {
    if (chance(rng, 5)) id = kNoRegion;
  }
  number_from_zero(board.room);
  if (chance(rng, 50)) board.lines = random_inner_lines(rng, board.room);
  return board;
}

/// The bits of a number.
inline Answer shading_of(int number, int cells) {
  Answer shaded;
  for (int i = 0; i < cells; ++i) shaded.push_back(number >> i & 1);
  return shaded;
}

}  // namespace p2c
