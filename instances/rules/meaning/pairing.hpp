// Cells of two sorts that are paired, each with one of the other sort beside it.
#pragma once

#include <optional>
#include <vector>

#include "instances/puzzle.hpp"
#include "instances/rules/meaning/says.hpp"

namespace p2c {

/// `marks` are 1, 0 or kOpen; `is_clued` says of each cell whether it has what marks are paired
/// with. No exactly where open cells cannot be filled so that all are paired.
Says paired(const Answer& marks, const std::vector<char>& is_clued, int rows, int cols);

/// Of marks without an open one: a cell that has no other one of its own beside it, one with what
/// marks are paired with first.
std::optional<int> unpaired(const Answer& marks, const std::vector<char>& is_clued, int rows,
                            int cols);

}  // namespace p2c
