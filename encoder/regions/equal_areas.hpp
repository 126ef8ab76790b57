// Areas of equal numbers, each of as many cells as its number.
#pragma once

#include <functional>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "instances/grid.hpp"

namespace p2c {

/// A board with a number in each cell.
struct NumberedBoard {
  /// A promise, by clauses of the caller: the numbers that cells have; less than 1: not known.
  Grid<int> known;
  int most;                         // of all numbers
  std::vector<Lits> has;            // by cell and number, from 0 on; kFalse where it cannot be
  std::vector<int> slots;           // of each cell
  std::function<Rule()> rule = {};  // what is stated

  Lit is(int cell, int number) const {
    return number <= most ? has[cell][static_cast<std::size_t>(number)] : kFalse;
  }
};

// Cells that edges join and that have the same number n are n cells.
//
// The area of a known number is an island (numbered_island.hpp) among cells with that number. Any
// other cell is in one of these or in an area without a known number, all cells of which are in one
// piece of such cells: up to four cells as one of its shapes (small_areas.hpp), more as a tree
// (area_trees.hpp).
//
// In the form that explains there are two rules for each known number, "most" and "least" of
// islands among all cells; one for each small number, "size", that its areas have so many cells;
// and one that is the whole.
//
//   is(i,n) -> own(C,i) for a known number n in C, or i is in an area without one, of n cells
//
// Size: that of these. Strength: complete. Unit propagation counts as it does for islands, and
// finds the last shape of a small area; of large areas without a known number it finds little.
void equal_areas(ClauseSink& out, const NumberedBoard& board, const EncodeOptions& options);

}  // namespace p2c
