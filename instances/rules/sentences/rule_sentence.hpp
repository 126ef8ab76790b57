// A rule of a text said again, from its tree, in words that can be read in one way only.
#pragma once

#include <string>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Every set, number and condition that is made of others is in parentheses, and every variable has
/// a name of its own: "for each c in (the cells that have a number clue): ((the number of x in (the
/// sides of c) for which (x is line)) is (the clue of c))".
std::string rule_sentence(const TextRule& rule, const RuleText& text);

}  // namespace p2c
