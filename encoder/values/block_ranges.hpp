// Where the blocks of a line can start.
#pragma once

#include <optional>
#include <vector>

namespace p2c {

/// The length of a block that has one cell or more.
constexpr int kOpenLength = -1;

inline int shortest(int length) { return length == kOpenLength ? 1 : length; }

/// The leftmost and rightmost start of each block, both from end to end alone. One of an open
/// length counts as a single cell.
struct BlockRanges {
  std::vector<int> first;
  std::vector<int> last;
};

/// By the cells that are known, as far as they refuse a single block: can_be_filled(cell) and
/// can_be_empty(cell). Nothing when the blocks do not fit.
template <class Filled, class Empty>
std::optional<BlockRanges> block_ranges(const std::vector<int>& lengths, int cells,
                                        Filled can_be_filled, Empty can_be_empty) {
  const int blocks = static_cast<int>(lengths.size());
  long long used = 0;
  for (const int length : lengths) used += shortest(length) + 1LL;
  if (used > cells + 1LL) return {};
  const auto length = [&](int b) { return shortest(lengths[b]); };
  const auto may_start = [&](int b, int j) {
    const int end = j + length(b);
    const bool ends = lengths[b] != kOpenLength && end < cells;
    if ((j > 0 && !can_be_empty(j - 1)) || (ends && !can_be_empty(end))) return false;
    while (j < end && can_be_filled(j)) ++j;
    return j == end;
  };
  BlockRanges ranges{{}, std::vector<int>(lengths.size())};
  int start = 0;
  for (int b = 0; b < blocks; ++b) {
    while (start + length(b) <= cells && !may_start(b, start)) ++start;
    ranges.first.push_back(start);
    start += length(b) + 1;
  }
  int end = cells;
  for (int b = blocks - 1; b >= 0; --b) {
    start = end - length(b);
    while (start >= ranges.first[b] && !may_start(b, start)) --start;
    if (start < ranges.first[b]) return {};
    ranges.last[b] = start;
    end = start - 1;
  }
  return ranges;
}

}  // namespace p2c
