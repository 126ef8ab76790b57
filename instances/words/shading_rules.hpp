// Rules about shaded cells (1) that several kinds of puzzle have.
#pragma once

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// No 2 x 2 cells are all shaded.
Broken check_two_by_two(const Answer& shaded, int cols);

/// No two shaded cells share an edge.
Broken check_touching(const Answer& shaded, int cols);

/// The cells with this value, shaded or not, are connected, as none or one is.
Broken check_connected(const Answer& shaded, int cols, int value);

/// From this cell, itself among them: the cells up, down, left and right to the first shaded one.
int cells_in_sight(const Answer& shaded, int cols, int cell);

}  // namespace p2c
