// A tetromino in each region of a board, and equal ones apart. `all` are the literals that
// tetrominoes() gives for this board.
#pragma once

#include "encoder/clauses/options.hpp"
#include "encoder/shading/tetrominoes.hpp"

namespace p2c {

/// Cells in no region are not shaded, a rule ("outside", the cell) each.
void none_outside(ClauseSink& out, const CutBoard& board, const Lits& shaded);

/// The shaded cells of each region are one L, I, T or S that crosses no line. A rule ("region", its
/// first cell) each:
///
///   exactly four cells of the region are shaded        in this form
///   not shaded[i] or, for some X, shape(i,X)           which follows, for strength
///
/// Size: that of the count, and a clause of up to five literals for each cell.   Strength: where
/// some cells are known, unit propagation finds each other one that must be shaded since four that
/// are open or shaded are left; that four are shaded; that four in pieces are wrong; and that a
/// cell through which no tetromino can lie is not shaded.
void one_tetromino_each(ClauseSink& out, const CutBoard& board, const Lits& shaded,
                        const Tetrominoes& all, Cardinality form);

/// Equal ones of two regions do not share an edge: for neighbours a and b of two regions, a rule
/// ("equal", a, b), and each X that both may be in
///
///   not shape(a,X) or not shape(b,X)
///
/// Size: up to four binary clauses for each pair.   Strength: arc consistent for each.
void equal_tetrominoes_apart(ClauseSink& out, const CutBoard& board, const Tetrominoes& all);

}  // namespace p2c
