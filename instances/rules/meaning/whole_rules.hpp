// Meanings of the rules that stand alone: of a whole board, or of a set of cells.
//
// On partial answers they say no
//
//   connected      where cells that surely are so are in two pieces of those that may be
//   connected in   the same within a set of cells
//   to the edge    where a piece of those that may be so is not at the edge, but has a sure one
//   apart          where two such cells share an edge
//   no cycle       where slashes that are known make one
//   loop           where lines branch, end for sure, or close a loop beside other lines
//   islands        where one has two clues or too many cells, or ends too small
//   rectangles     the same of regions, or where borders turn at a corner of cells
//   symmetric      where what surely is in the area of a dot, as edges and images of it join cells,
//                  leaves the board or meets that of another, or a piece of what may be joined has
//                  no dot
//   tetromino      where four cells are none, or more are, or too few can be
//   apart shapes   where two regions of which all is known are so
//   paired         exactly where no pairing is left
//   areas          where equal numbers are joined to more cells than that, or may not be to enough
//   different      exactly where no numbers are left that differ
//   unlike         where two sets of which all is known look the same
//   angles         exactly where around one corner no way to fill its cells is left
//   blocks         exactly where no way to fill the ring is left
#pragma once

#include "instances/rules/expansion.hpp"
#include "instances/rules/meaning/says.hpp"

namespace p2c {

/// Of a rule for which is_whole() is true; an answer without open slots gets no maybe.
Says says_whole(const RuleInstance& instance, const RuleBoard& board, const Answer& answer);

/// What breaks it in an answer without open slots, in words; nothing where there are no words that
/// say more than the label.
Broken fault_of_whole(const RuleInstance& instance, const RuleBoard& board, const Answer& answer);

}  // namespace p2c
