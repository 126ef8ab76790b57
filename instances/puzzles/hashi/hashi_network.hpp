// Bridges on a board that change one span at a time.
#pragma once

#include <vector>

#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

class HashiNetwork {
 public:
  /// Of the islands without clues; the puzzle must outlive it.
  HashiNetwork(const Hashi& puzzle, Answer bridges);

  const Hashi& puzzle() const { return puzzle_; }
  const Answer& bridges() const { return bridges_; }
  int most() const { return puzzle_.rules.max_bridges; }
  int operator[](int span) const { return bridges_[span]; }
  void set(int span, int bridges);

  const std::vector<int>& spans_at(int island) const { return spans_at_[island]; }
  const std::vector<int>& crossings(int span) const { return crossings_[span]; }
  int other_end(int span, int island) const {
    const Hashi::Span& ends = puzzle_.spans[span];
    return ends.from == island ? ends.to : ends.from;
  }

  /// Bridges there would cross some.
  bool is_blocked(int span) const;
  /// The ends of the span are joined by other spans, too.
  bool has_detour(int span) const;
  bool is_connected() const;

  int joined() const { return joined_; }
  int doubled() const { return doubled_; }  // pairs with two bridges or more
  /// Of a connected network: the pairs that could be without bridges.
  int loops() const { return joined_ - static_cast<int>(spans_at_.size()) + 1; }

 private:
  const Hashi& puzzle_;
  Answer bridges_;
  std::vector<std::vector<int>> spans_at_;   // of each island
  std::vector<std::vector<int>> crossings_;  // of each span
  int joined_ = 0;
  int doubled_ = 0;
  mutable std::vector<int> seen_;  // by has_detour: the island in its search of this number
  mutable int search_ = 0;
};

}  // namespace p2c
