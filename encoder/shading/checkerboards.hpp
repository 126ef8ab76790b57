// Cells that are connected, among others that are, too: implied, for the solver's sake.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The true cells of a grid are connected, and so are the false ones; graph.grid_cols is its width.
// So no 2 x 2 cells are true in one diagonal and false in the other: a way that joins two of them
// would shut one of the others in.
//
//   a b         not a, not d, b or c
//   c d         a, d, not b or not c
//
// Size: 2 clauses of 4 literals for each 2 x 2 cells.   Strength: arc consistent for each.
// Source: well known among those who solve Yin-Yang.
void no_checkerboards(ClauseSink& out, const Connected& graph);

}  // namespace p2c
