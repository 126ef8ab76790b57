// A tetromino in each region of a board, and equal ones apart. `all` are the literals that
// tetrominoes() gives for this board.
#pragma once

#include "encoder/clauses/options.hpp"
#include "encoder/shading/tetrominoes.hpp"

namespace p2c {

/// The shaded cells of each region are one L, I, T or S that crosses no line. A rule ("region", its
/// first cell) each:
///
///   exactly four cells of the region are shaded        in this form
///   not shaded[i] or, for some X, shape(i,X)           which follows, for strength
///
/// Size: that of the count, and a clause of up to five literals for each cell.   Strength: that of
/// the count; a cell through which no tetromino can lie is not shaded, and four that are in pieces
/// are refused. Not arc consistent: cells of all tetrominoes that can still lie may be open.
void one_tetromino_each(ClauseSink& out, const CutBoard& board, const SlotLits& shaded,
                        const Tetrominoes& all, Cardinality form);

/// Equal ones of two regions do not share an edge: for neighbours a and b of two regions, a rule
/// ("equal", a, b), and each X that both may be in
///
///   not shape(a,X) or not shape(b,X)
///
/// Size: up to four binary clauses for each pair.   Strength: arc consistent for each.
void equal_tetrominoes_apart(ClauseSink& out, const CutBoard& board, const SlotLits& shaded,
                             const Tetrominoes& all);

}  // namespace p2c
