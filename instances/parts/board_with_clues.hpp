// Boards whose first part is clues in their cells.
#pragma once

#include "instances/parts/part.hpp"

namespace p2c {

inline const Grid<int>& clues_in(const BoardData& board) { return board.part<Grid<int>>(0); }
inline Grid<int>& clues_in(BoardData& board) { return std::get<Grid<int>>(board.parts[0]); }

/// Without clues, and without another part.
inline BoardData board_without_clues(int rows, int cols) {
  return {rows, cols, {CellClues::blank(rows, cols)}};
}

}  // namespace p2c
