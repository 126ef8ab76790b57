// Random regions of a board.
#pragma once

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Connected, of some four cells each; numbered in the order of their first cells.
Grid<int> random_regions(Rng& rng, int rows, int cols);
/// The same, of about so many cells each, and at most half as many again.
Grid<int> regions_of_size(Rng& rng, int rows, int cols, int size);

}  // namespace p2c
