// The sets that rules speak of, on a board.
#pragma once

#include <vector>

#include "instances/rules/rule_board.hpp"

namespace p2c {

/// What is in a set, in order, where variables stand for these. A set of cells in which no cell is
/// left out.
std::vector<Bound> values_of(const ItemSet& set, const RuleBoard& board, const Bindings& bindings);

/// It is as `only` of the set asks.
bool is_wanted(const ItemSet& set, const RuleBoard& board, const Bound& bound);

}  // namespace p2c
