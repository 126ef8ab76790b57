// Two parts with clues in cells that are one grid in notations of pzpr (Description::joined).
#pragma once

#include "instances/answers/description.hpp"

namespace p2c {

/// The parts in the order of notations of pzpr, but for one that is joined to another.
std::vector<std::size_t> order_of_pzpr(const Description& its);
bool is_order_of_pzpr(const Description& its);

/// The clues of both as those of one. Throws CannotCarry for a cell with two, and for a '?'.
BoardData with_joined(const Description& its, BoardData board);
/// As two again.
void split_joined(const Description& its, BoardData& board);

}  // namespace p2c
