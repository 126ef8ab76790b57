// The least and the most bridges of each span, as clues, crossings and closed pairs imply.
#pragma once

#include <vector>

#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

class HashiBounds {
 public:
  explicit HashiBounds(const Hashi& puzzle);

  /// False where a span cannot have the bridges that are given.
  bool give(const Givens& givens);
  /// Until nothing more follows, or `stop` says so. False when a clue cannot be met: there is no
  /// answer.
  bool work(const Stop* stop);

  const Hashi& puzzle() const { return puzzle_; }
  const std::vector<int>& spans_at(int island) const { return spans_at_[island]; }
  int lo(int span) const { return lo_[span]; }
  int hi(int span) const { return hi_[span]; }
  bool is_open(int span) const { return lo(span) < hi(span); }

 private:
  void leave_pair_open(int span);
  bool look_at(int island);
  void narrow(int span, int lo, int hi);

  const Hashi& puzzle_;
  std::vector<std::vector<int>> spans_at_;  // of each island
  std::vector<std::vector<int>> crossing_;  // of each span
  std::vector<int> lo_;
  std::vector<int> hi_;
  std::vector<int> queue_;  // islands to look at
};

/// Islands that open spans join, and whose clues add up to an odd number; as few as there are.
std::optional<OddSums> odd_sums_of(const HashiBounds& bounds);

}  // namespace p2c
