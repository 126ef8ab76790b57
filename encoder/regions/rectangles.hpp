// Rectangles of cells that may be the region of a clue.
#pragma once

#include <vector>

#include "encoder/regions/clued_regions.hpp"

namespace p2c {

/// Rows and columns, the last ones included.
struct Rectangle {
  int top;
  int left;
  int bottom;
  int right;
};

/// Those that have the clue's cell, no other clue and, where the clue is a number, so many cells.
std::vector<Rectangle> rectangles_with(const Grid<int>& clues, int clue);

/// Of each clue, in the order of their cells, the cells of all of these, its own first. Asks
/// the sink, where there is one, for a stop.
std::vector<std::vector<int>> rectangles_from_clues(const Grid<int>& clues,
                                                    const ClauseSink* out = nullptr);

/// No border ends alone at a corner of cells, or turns there: the regions, if no border has one
/// region on both sides, are rectangles, and if they are rectangles, none has. Where three edges of
/// a corner are known, unit propagation finds the fourth as far as it follows.
void straight_borders(ClauseSink& out, const SlotLits& borders, int rows, int cols);

/// A cell of a clue's rectangle is joined to the clue by all cells of the rectangle between them:
/// two clauses for each cell in reach. So each region is connected.
void towards_clues(ClauseSink& out, const CluedRegions& board, const Owners& owners);

}  // namespace p2c
