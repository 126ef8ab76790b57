// Random regions of a board.
#pragma once

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Connected, of some four cells each; numbered in the order of their first cells.
Grid<int> random_regions(Rng& rng, int rows, int cols);

}  // namespace p2c
