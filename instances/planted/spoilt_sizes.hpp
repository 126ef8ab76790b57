// Boards of islands or regions whose clues are their sizes, with unknown ones and a wrong one.
#pragma once

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// In one of two boards some become unknown. Of small boards one in three gets a clue too many, too
/// few, or a wrong one.
void spoil_sizes(Rng& rng, Grid<int>& clues);

}  // namespace p2c
