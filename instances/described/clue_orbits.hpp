// Clues that lie alike.
#pragma once

#include <vector>

#include "instances/answers/description.hpp"

namespace p2c {

/// Of these clues, by number (parts/part.hpp), pairs of which each comes to the place of the other
/// by half a turn of the board, and those that stay where they are; numbers of regions are alone.
std::vector<std::vector<int>> orbits_by_half_turn(const Parts& parts, const BoardData& board,
                                                  const std::vector<int>& all);

}  // namespace p2c
