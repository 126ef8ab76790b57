// The sets of several cells that rules speak of: lines, windows, squares, regions.
#pragma once

#include <vector>

#include "instances/rules/rule_board.hpp"

namespace p2c {

/// Those of a set of the sort Sort::kCells, in order.
std::vector<Bound> sets_of_cells(const ItemSet& set, const RuleBoard& board,
                                 const Bindings& bindings);

}  // namespace p2c
