// Clues that lie alike.
#pragma once

#include <vector>

#include "instances/answers/description.hpp"

namespace p2c {

/// Pairs of clues, by number (parts/part.hpp), of which each comes to the place of the other by
/// half a turn of the board, and those that stay where they are; numbers of regions are alone.
std::vector<std::vector<int>> orbits_by_half_turn(const Parts& parts, const BoardData& board);

}  // namespace p2c
