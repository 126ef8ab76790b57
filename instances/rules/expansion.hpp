// The rules of a text on a board: quantifiers that say "each" become instances, once for meaning
// and clauses, which share no more than this list and the board.
#pragma once

#include <string>
#include <vector>

#include "instances/limits/stop.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

struct RuleInstance {
  const TextRule* rule;
  Bindings bindings;  // of the variables of `each`, which have the first numbers
};

/// With room for all variables of the rule.
Bindings all_bindings(const RuleInstance& instance);

/// Throws Stopped, and TooLarge for more than 10^7 instances. The board must outlive them.
std::vector<RuleInstance> instances_of(const RuleBoard& board, const Stop* stop);

/// The label, with its holes filled.
std::string label_of(const RuleInstance& instance, const RuleBoard& board);
/// What tells it from other instances of its rule.
std::vector<int> place_of(const RuleInstance& instance);

}  // namespace p2c
