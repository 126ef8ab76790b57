// Clues in cells that are values of the answer there: pzprv3 files do not say these again.
#pragma once

#include "instances/answers/description.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"

namespace p2c {

/// They are known where any other value is, or there is no other.
void fill_in_values(const Description& its, BoardContent& content);

/// Throws CannotCarry where the answer says something else.
BoardContent without_values(const Description& its, const BoardContent& content);

}  // namespace p2c
