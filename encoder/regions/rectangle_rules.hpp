// Regions that are rectangles with a clue each, as rules that explain.
#pragma once

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/grid.hpp"

namespace p2c {

// Each region is a rectangle with exactly one clue, as many cells as that says. borders[i]: there
// is a border on the edge i (InnerEdges). A rule is about one clue or one cell, as
// people look at them, and each is exact by itself:
//
//   {"rectangle", {C}}   the clue in cell C has one of its rectangles, with borders around and none
//                        within
//   {"covered", {I}}     cell I is in one of the rectangles of all clues
//
//   rectangle(A,B) -> what its edges are; rectangle(A,B), from cell A to cell B
//
// Size: a variable for each rectangle, and a clause for each of its edges; a clause for each clue
// and each cell. Strength: an edge that is the same in all rectangles of a clue, or all that have a
// cell, is found as far as these are ruled out one by one.
void rectangle_rules(ClauseSink& out, const Grid<int>& clues, const SlotLits& borders);

}  // namespace p2c
