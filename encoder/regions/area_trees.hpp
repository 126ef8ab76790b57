// Areas of more than a few equal numbers, of which none is known, as trees whose cells are counted.
#pragma once

#include <vector>

#include "encoder/regions/equal_areas.hpp"

namespace p2c {

// Of each cell a literal that implies that it is in an area of more cells than `above`, as many as
// its number says, all of them cells whose limit is more; where it is true of one of them, it is of
// all. `limits`: of each cell how many cells its area can have.
//
//   large(A,N)      A has the number N or more, the least of these areas
//   number(A,B)     a bit of the number of A
//   equal(A,B,N)    A and B have the number N or more, and it is the same
//   under(A,B)      B is above A in the tree of their area
//   first(A)        from A the tree hangs: no cell above or left of it is in the area
//   place(A,B)      a bit of the place of that cell on the board, the same in the whole area: so
//                   there is one tree
//   walked(A,K,B)   a bit of how many cells a walk over the tree has met when it has been below the
//                   first K neighbours of A: in the end as many as the number
//   carry(A,K,B)    its bits below B are all 1
//
// Size: for c cells with limits of v about 20 log v + log c + 8 variables a cell, and v log v + 100
// log v clauses. Strength: complete; unit propagation counts when all of the tree is known.
Lits area_trees(ClauseSink& out, const NumberedBoard& board, const Grid<int>& known,
                const std::vector<int>& limits, int above);

}  // namespace p2c
