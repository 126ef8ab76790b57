// What notations of pzpr have no words for.
#pragma once

#include "instances/parts/part.hpp"

namespace p2c {

/// Throws CannotCarry for a flag without a letter that is set, and for a number of the board that
/// is not that of its longer side where it need not be said.
void expect_known_to_pzpr(const Parts& parts, const BoardData& board);

}  // namespace p2c
