// Regions, each with one clue.
#pragma once

#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/grid.hpp"

namespace p2c {

/// A board that borders cut into regions, each of which has exactly one clue.
struct CluedRegions {
  Grid<int> clues;   // kNoClue, kUnknownClue or how many cells the region has
  SlotLits borders;  // by InnerEdges: there is a border
  /// Of each clue, in the order of their cells, the cells that its region may have, its own first:
  /// none that has another clue.
  std::vector<std::vector<int>> reach;
  /// A promise: by clauses of the caller each region is connected.
  bool are_connected = false;
};

/// The cells that a clue may reach: those up to as many steps from it as its region has cells but
/// one, by ways without other clues.
std::vector<std::vector<int>> steps_from_clues(const Grid<int>& clues);

// The literals that cells are in the region of a clue, by clue and place in its reach.
using Owners = std::vector<Lits>;

// Each cell is in the region of one clue, which it is connected to; there is a border exactly
// between cells of different regions; and a region with a number has that many cells.
//
//   owner(c,i)  cell i is in the region of the clue in cell c; owner(C,I)
//
//   exactly one of owner(c,i)                                    for each cell i
//   owner(c,i) and not border(i,j) -> owner(c,j)                 for cells i and j side by side
//   owner(c,i) and owner(c,j) -> not border(i,j)
//   exactly n of owner(c,i)                                      for each clue n
//   the cells i with owner(c,i) are connected                    unless that is promised
//
// Where only one clue reaches a cell, its owner is no variable.
//
// Size: r cells are in the reaches of all clues together: up to r variables, 6 r clauses for
// borders, the counts of each cell and each number, and a graph for each clue whose region may have
// three cells or more; in layers that of a clue n takes about n variables for each cell in its
// reach. Strength: complete. Unit propagation follows what is joined to a clue, and what is known
// not to be; it counts cells, but does not see that a way to them is cut off.
//
// The formula that explains has no use for these: what an owner is depends on all rules at once. A
// kind then says its regions by rules of its own.
Owners regions(ClauseSink& out, const CluedRegions& board, const EncodeOptions& options);

}  // namespace p2c
