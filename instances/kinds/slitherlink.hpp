// Slitherlink: draw a loop along the edges of cells.
//
//   1  the lines form one loop, which neither branches nor crosses itself
//   2  a cell with a number has exactly that many lines around it
//   3  with a line "every-vertex" the loop visits each vertex
//
// A cell "?" means nothing. There is a loop: a board without lines breaks rule 1. The parts of a
// board are clues and whether it has rule 3.
#pragma once

#include <vector>

#include "instances/formats/format.hpp"
#include "instances/lattice.hpp"
#include "instances/parts/board_with_clues.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

inline Lattice lattice_of(const BoardData& board) { return {board.rows, board.cols}; }

/// The number of lines around each cell.
Grid<int> slitherlink_clues(int rows, int cols, const Answer& lines);

BoardData random_slitherlink(Rng& rng, int rows, int cols);
std::vector<Format<BoardData>> slitherlink_formats();  // those of another program

}  // namespace p2c
