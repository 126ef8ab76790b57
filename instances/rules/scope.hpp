// What an instance of a rule speaks of.
#pragma once

#include <vector>

#include "instances/rules/expansion.hpp"

namespace p2c {

/// Its slots, ascending, each once.
std::vector<int> scope_of(const RuleInstance& instance, const RuleBoard& board);

}  // namespace p2c
