// Which rules are near to a slot.
#pragma once

#include <vector>

#include "solver_glue/explain/known.hpp"

namespace p2c {

/// Open slots, those first that share rules with the fewest others that are open.
std::vector<int> nearest_slots(const RuleBook& book, const Known& known);

struct Neighbourhood {
  std::vector<int> slots;  // that the rules reach; at first the one in the middle
  std::vector<int> rules;
  bool all = false;  // these are all rules of the puzzle
};

/// Takes all rules of the slots that are reached so far, and reaches the open slots of these. Where
/// that is no more than before, it takes all rules of the puzzle, since a graph rule may lead
/// anywhere.
void widen(const RuleBook& book, const Known& known, Neighbourhood& around);

}  // namespace p2c
