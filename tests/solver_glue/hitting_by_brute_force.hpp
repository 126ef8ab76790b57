// The fewest items that hit sets of up to 64 items, by trying.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace p2c {

/// Sets as bits.
using BitSets = std::vector<std::uint64_t>;

/// `more` items hit all of the sets that the items taken do not: some item of the first one, and so
/// on.
inline bool can_hit(const BitSets& sets, std::uint64_t taken, int more) {
  for (const std::uint64_t set : sets) {
    if ((set & taken) != 0) continue;
    if (more == 0) return false;
    for (std::uint64_t left = set; left != 0; left &= left - 1) {
      if (can_hit(sets, taken | (left & (~left + 1)), more - 1)) return true;
    }
    return false;
  }
  return true;
}

inline std::size_t fewest_hits(const BitSets& sets) {
  int count = 0;
  while (!can_hit(sets, 0, count)) ++count;
  return static_cast<std::size_t>(count);
}

}  // namespace p2c
