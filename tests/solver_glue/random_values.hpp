// Values that slots might have.
#pragma once

#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

/// So many slots with some value each; now and then the same slot twice.
inline Givens random_values(Rng& rng, const std::vector<Slot>& slots, int n) {
  Givens values;
  for (; n > 0; --n) {
    const int slot = below(rng, static_cast<int>(slots.size()));
    const Slot& range = slots[slot];
    values.emplace_back(slot, range.lo + below(rng, range.hi - range.lo + 1));
  }
  return values;
}

}  // namespace p2c
