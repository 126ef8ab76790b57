// Pictures of translucent squares (instances/art/squares.hpp) as a formula with costs.
#pragma once

#include "encoder/clauses/clause_sink.hpp"
#include "instances/art/squares.hpp"

namespace p2c {

// The least cost of a model is the least error of a picture. The cells are variables 1, 2, ..., row
// by row; `out` must be new.
//
//   t[r][c][i]   more than i of the cell (r, c) and those above and below it are filled;
//                column(rRcC,1-2,i+1) of the first two of them, column(rRcC,1-3,i+1) of all three
//   p[r][c][i]   more than i of the six in the columns c and c + 1 are filled, for even c;
//                columns(rRcC,i+1)
//   d[r][c][i]   more than i of the nine around (r, c) are filled: a p and the t on its other side;
//                near(rRcC,i+1)
//
// The error of a cell is convex in the number of squares over it, so it is a sum of steps: one less
// square than there should be costs, or one more. Of each d only the implication is there that
// keeps its cost from being dodged. Size: for n cells about 18 n variables, 54 to 58 n clauses and
// 9 n costs, fewer at the edges. A sink that takes linear constraints gets d only, as many as cells
// are filled and the first ones: 10 n variables, n equations, 8 n clauses and the same costs.
// Source: sums in unary by totalizers (Bailleux and Boufkhad, CP 2003); the columns and pairs of
// columns are shared.
void encode_squares(const GreyImage& image, ClauseSink& out);

}  // namespace p2c
