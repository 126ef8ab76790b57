// Slots and facts about them in words for people.
#pragma once

#include <string>
#include <vector>

#include "solver_glue/explain/known.hpp"

namespace p2c {

/// "a, b and c".
std::string list_of(const std::vector<std::string>& words, const char* between = ", ",
                    const char* last = " and ");

/// Names of slots in their order, where three cells or more in a row, or in a column if all are in
/// one, become "r1c1 to r1c5".
std::vector<std::string> names_of(const RuleBook& book, const std::vector<int>& slots);

/// "r1c1 to r1c3 are shaded, and r2c2 is not shaded"; slots of which the same is said share a verb.
std::string facts_in_words(const RuleBook& book, const std::vector<SlotFact>& facts);

}  // namespace p2c
