#include "instances/puzzles/hashi/hashi_bounds.hpp"

#include <numeric>

#include "instances/puzzles/hashi/hashi_crossings.hpp"

namespace p2c {

HashiBounds::HashiBounds(const Hashi& puzzle)
    : puzzle_(puzzle),
      spans_at_(puzzle.islands.size()),
      crossing_(puzzle.spans.size()),
      lo_(puzzle.spans.size(), 0),
      hi_(puzzle.spans.size(), puzzle.rules.max_bridges),
      queue_(puzzle.islands.size()) {
  for (std::size_t i = 0; i < puzzle.spans.size(); ++i) {
    spans_at_[puzzle.spans[i].from].push_back(static_cast<int>(i));
    spans_at_[puzzle.spans[i].to].push_back(static_cast<int>(i));
  }
  for (const auto& [across, down] : hashi_crossings(puzzle)) {
    crossing_[across].push_back(down);
    crossing_[down].push_back(across);
  }
  std::iota(queue_.begin(), queue_.end(), 0);
}

bool HashiBounds::give(const Givens& givens) {
  for (const auto& [span, bridges] : givens) {
    if (bridges < lo(span) || bridges > hi(span)) return false;
    narrow(span, bridges, bridges);
  }
  return true;
}

bool HashiBounds::work(const Stop* stop) {
  if (puzzle_.islands.size() > 2) {
    for (int i = 0; i < static_cast<int>(puzzle_.spans.size()); ++i) leave_pair_open(i);
  }
  for (std::size_t next = 0; next < queue_.size() && !is_stopped(stop); ++next) {
    if (!look_at(queue_[next])) return false;
  }
  return true;
}

// Two islands that use up their clues on each other are shut off from the others.
void HashiBounds::leave_pair_open(int span) {
  const int clue = puzzle_.at(puzzle_.spans[span].from).clue;
  if (clue == Hashi::kUnknown || clue != puzzle_.at(puzzle_.spans[span].to).clue) return;
  hi_[span] = std::min(hi_[span], clue - 1);
}

// The other spans of an island cannot have more, nor less, than all they can.
bool HashiBounds::look_at(int island) {
  const int clue = puzzle_.at(island).clue;
  if (clue == Hashi::kUnknown) return true;
  int least = 0;
  int most = 0;
  for (const int span : spans_at_[island]) {
    least += lo_[span];
    most += hi_[span];
  }
  if (clue < least || clue > most) return false;
  for (const int span : spans_at_[island]) {
    const int lo = lo_[span];
    const int hi = hi_[span];
    narrow(span, std::max(lo, clue - (most - hi)), std::min(hi, clue - (least - lo)));
  }
  return true;
}

void HashiBounds::narrow(int span, int lo, int hi) {
  if (lo == lo_[span] && hi == hi_[span]) return;
  const bool first_bridge = lo > 0 && lo_[span] == 0;
  lo_[span] = lo;
  hi_[span] = hi;
  queue_.push_back(puzzle_.spans[span].from);
  queue_.push_back(puzzle_.spans[span].to);
  if (!first_bridge) return;
  for (const int other : crossing_[span]) narrow(other, lo_[other], 0);
}

}  // namespace p2c
