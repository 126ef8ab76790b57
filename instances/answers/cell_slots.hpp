// A slot for each cell of a board.
#pragma once

#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

/// Row by row, "r1c1" first, each from lo to hi. Throws Stopped.
std::vector<Slot> cell_slots(int rows, int cols, int lo, int hi, const Stop* stop);

}  // namespace p2c
