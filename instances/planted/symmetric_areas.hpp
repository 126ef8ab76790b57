// Random areas with a dot in the middle of each: the half turn around it takes an area to itself.
#pragma once

#include "instances/limits/stop.hpp"
#include "instances/parts/place_dots.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Cells with -1 are cut into areas of up to about so many cells, with new numbers, each of which
/// gets its dot. Throws Stopped.
void grow_symmetric_areas(Grid<int>& areas, Dots& dots, int size, Rng& rng,
                          const Stop* stop = nullptr);

/// The dots of such areas on a whole board.
Dots dots_of_areas(Rng& rng, int rows, int cols, int size);

}  // namespace p2c
