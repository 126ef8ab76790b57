// Boards cut into rooms, for new puzzles. Rooms are numbered from 0 on,
// some numbers perhaps left out.
#pragma once

#include <optional>
#include <vector>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace puzzle2cnf {

struct RoomStyle {
  int mean;        // cells of a room, about
  bool any_shape;  // else rectangles
  bool symmetric;  // the same after half a turn
};

/// Rectangles in reading order; what is left over beside them is smaller.
Grid<int> random_rooms(Rng& rng, int rows, int cols, const RoomStyle& style);

/// Two rooms beside each other are joined, one of fewer than `mean` cells, more often those with a
/// small room; together they have at most two and a half times `mean` cells. Nothing: there are no
/// such rooms.
std::optional<Grid<int>> join_rooms(const Grid<int>& rooms, const RoomStyle& style, Rng& rng);

/// The rooms that are rectangles, each cut in two in every way that gives the parts other numbers
/// of ones in `a` than in `b`, in random order; of very many, some.
std::vector<Grid<int>> cuts_between(const Grid<int>& rooms, const Answer& a, const Answer& b,
                                    bool symmetric, Rng& rng);

}  // namespace puzzle2cnf
