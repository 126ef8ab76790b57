// A reason why a puzzle has no answer: an odd number that would have to be even.
#pragma once

#include <vector>

namespace p2c {

/// Slots whose values add up to an odd or an even number in every answer.
struct SlotSum {
  std::vector<int> slots;  // ascending, and few: a proof tries all their values
  bool odd = false;
};

/// Sums of which each slot is in two or none, so all together are even; but an odd number of them
/// is odd.
using OddSums = std::vector<SlotSum>;

}  // namespace p2c
