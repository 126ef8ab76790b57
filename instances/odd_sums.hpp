// A reason why a puzzle has no answer: an odd number that would have to be even.
#pragma once

#include <string>
#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

/// Slots whose values add up to an odd or an even number in every answer: the open ones of a rule
/// about a sum.
struct SlotSum {
  std::vector<int> slots;  // ascending, and few: a proof tries all their values
  bool odd = false;
  std::vector<SlotValue> known = {};  // the other slots of the rule
};

/// Each slot is in two of the sums or in none, so all together are even; but an odd number of them
/// is odd.
struct OddSums {
  std::vector<SlotSum> sums;
  std::string words;  // that, for people, where the rules of these sums are "these"
};

}  // namespace p2c
