// Names of what a rule's instance states.
#pragma once

#include <string>
#include <vector>

#include "encoder/clauses/rule.hpp"
#include "encoder/clauses/variable_name.hpp"
#include "instances/rules/expansion.hpp"

namespace p2c {

/// Its rule: its key, its place, its label. No encoding of a word gives a rule this key, too.
Rule rule_of(const RuleInstance& instance, const RuleBoard& board);

/// Of its lists, in names of variables: the key of the rule and the names of what it is about.
std::string name_of_list(const RuleInstance& instance, const RuleBoard& board);

/// The cells of slots that a table, a diagram or a sum is about.
NamedList cage_list(const std::vector<int>& slots, const RuleBoard& board, const std::string& name);

}  // namespace p2c
