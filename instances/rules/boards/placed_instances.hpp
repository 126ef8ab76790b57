// The instances of a rule that are about one place of what is given.
#pragma once

#include <vector>

#include "instances/rules/expansion.hpp"

namespace p2c {

/// Those in which one of these variables of `each` stands for the place, a cell or, of sets, a
/// region or a place of the margins; all, where no variables are named.
std::vector<RuleInstance> instances_at(const RuleBoard& board, const TextRule& rule,
                                       const std::vector<int>& variables, int place);

/// Those in which the variable stands for this.
std::vector<RuleInstance> instances_of(const RuleBoard& board, const TextRule& rule, int variable,
                                       const Bound& bound);

}  // namespace p2c
