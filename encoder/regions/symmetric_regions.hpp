// Regions, each with one dot and its own image by the half turn around it.
#pragma once

#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/parts/place_dots.hpp"

namespace p2c {

/// A board that borders cut into regions, each of which has exactly one dot.
struct DottedRegions {
  const Dots& dots;
  const SlotLits& borders;  // by InnerEdges: there is a border
  std::string suffix = {};  // of names and of the key of the graph
};

// Each region has one dot, which is on no border, and with each cell its image by the half turn
// around the dot; there is a border exactly between cells of different regions. Cells that are in
// no region have borders around them, and none between them.
//
//   owner(c,i)  cell i, and its image, is in the region of the dot of which c is the first cell:
//               one variable for both; owner(C,I)
//
//   owner(c,i) and not border(i,j) -> owner(c,j)        for cells i and j side by side
//   owner(c,i) and owner(c,j) -> not border(i,j)
//   all cells are joined to a dot over edges without a border: a graph, of which all cells with
//   dots are one node
//
// A dot reaches cells by steps that its image takes as well, past none that certainly is of another
// dot. So these three are exact, and each is a rule of its own in the form that explains: owners
// are closed, so that they are the region, or it and others that would have to be its image. A
// search gets implied clauses, and owners that are exactly the region:
//
//   exactly one of owner(c,i)                           for each cell i
//   owner(c,i) -> owner(c,j) for a cell j beside i
//
// and there a cell that one dot alone reaches has it for certain, until nothing changes.
//
// Size: r pairs of a cell and its image are in the reaches of all dots together: up to r variables,
// 16 r clauses, the counts of each cell, and one graph of all cells. Strength: complete. Unit
// propagation follows what is joined to a dot, and what is opposite; it does not see that a way to
// a dot is cut off.
void symmetric_regions(ClauseSink& out, const DottedRegions& board, const EncodeOptions& options);

/// Of each dot the cells that it reaches, ascending; `owner`, by cell, is the dot that a cell has
/// for certain, or -1. With `settle` cells that only one dot reaches get it there. Asks the
/// sink for a stop.
std::vector<std::vector<int>> reach_of_dots(const Dots& dots, std::vector<int>& owner, bool settle,
                                            const ClauseSink& out);

}  // namespace p2c
