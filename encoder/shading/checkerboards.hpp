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
// For the same reason the true cells at the edge of the board follow each other: round the board
// at most one of them comes after a false one. With w before x, and y before z elsewhere:
//
//   w, not x, y or not z
//
// Size: 2 clauses of 4 literals for each 2 x 2 cells, and for each two of the n cells at the edge
// one: n(n - 1) / 2.   Strength: arc consistent for each 2 x 2 cells, not for the edge.
// Source: both are well known among those who solve Yin-Yang.
void no_checkerboards(ClauseSink& out, const Connected& graph);
void one_run_at_edge(ClauseSink& out, const Connected& graph);

}  // namespace p2c
