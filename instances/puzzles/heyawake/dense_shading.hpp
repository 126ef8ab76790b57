// Shadings for new boards.
#pragma once

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace puzzle2cnf {

/// Most cells that can be shaded are, which leaves few answers: none touch, and unshaded cells are
/// connected. Nearly all runs into three rooms are broken.
Answer dense_shading(const Grid<int>& rooms, Rng& rng);

}  // namespace puzzle2cnf
