// Random rectangles.
#pragma once

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Cuts the cells with this number into rectangles of up to `largest` cells, which get new numbers
/// from `next` on. From the first cell that is left to the last: each is as wide and as high as
/// chance says, or as there is room.
void cut_into_rectangles(Grid<int>& regions, int number, int next, int largest, Rng& rng,
                         const Stop* stop = nullptr);

}  // namespace p2c
