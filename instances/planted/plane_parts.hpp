// Parts of a board that are bounded by one loop: connected, as is the rest of the plane, and never
// touching themselves at a corner.
#pragma once

#include "instances/grid.hpp"
#include "instances/lattice.hpp"
#include "instances/limits/stop.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// The lines (1) between cells of a part and others, those outside the board among them.
Answer bound_of(const Grid<char>& part);

/// The cells (1) inside a loop.
Grid<char> part_within(const Lattice& lattice, const Answer& loop);

/// Whether a part (1) of which this holds keeps it when the cell changes sides: the cells around it
/// are in and out in one run each, of which one shares an edge with it.
bool may_change_sides(const Grid<char>& part, int r, int c);

/// A random part of at least one cell. Of cells that touch it twice or more this percentage is
/// taken in: few make long thin arms, many a lump.
Grid<char> random_part(Rng& rng, int rows, int cols, int lumpy, const Stop* stop = nullptr);

}  // namespace p2c
