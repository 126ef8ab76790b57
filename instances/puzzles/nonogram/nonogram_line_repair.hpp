// Pictures whose nonogram is solvable line by line.
#pragma once

#include "instances/puzzles/nonogram/nonogram_pictures.hpp"

namespace p2c {

// Cells that line solving leaves open are changed, with their images under the symmetry, until it
// leaves none: of a few random ones always that which leaves fewest open. After a change, what was
// known of the other lines is kept for the time being, as it is true of the picture; when nothing
// is open, line solving from scratch decides.
//
// The share of filled cells stays near the style's. False: too many changes were made. Throws
// Stopped.
bool make_line_solvable(Grid<int>& picture, Rng& rng, const PictureStyle& style, const Stop* stop);

}  // namespace p2c
