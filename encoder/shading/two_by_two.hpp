// No four cells that meet at a corner are all shaded: a rule of several kinds of puzzle.
#pragma once

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"

namespace p2c {

// Cell i of a board with this many columns is shaded when shaded[i] is true. Of
// each 2 x 2 cells one is not, a rule ("square", the first of them) each:
//
//   not shaded[i] or not shaded[i + 1] or not shaded[i + cols] or not shaded[i + cols + 1]
//
// Size: (rows - 1) (cols - 1) clauses of four literals.   Strength: arc consistent for each.
void no_two_by_two(ClauseSink& out, const SlotLits& shaded, int cols);

}  // namespace p2c
