#include "instances/puzzles/hashi/hashi_network.hpp"

#include <algorithm>
#include <utility>

#include "instances/puzzles/hashi/hashi_crossings.hpp"

namespace p2c {

HashiNetwork::HashiNetwork(const Hashi& puzzle, Answer bridges)
    : puzzle_(puzzle),
      bridges_(std::move(bridges)),
      spans_at_(puzzle.islands.size()),
      crossings_(puzzle.spans.size()),
      seen_(puzzle.islands.size(), 0) {
  for (int i = 0; i < static_cast<int>(puzzle.spans.size()); ++i) {
    spans_at_[puzzle.spans[i].from].push_back(i);
    spans_at_[puzzle.spans[i].to].push_back(i);
    joined_ += bridges_[i] > 0 ? 1 : 0;
    doubled_ += bridges_[i] > 1 ? 1 : 0;
  }
  for (const auto& [across, down] : hashi_crossings(puzzle)) {
    crossings_[across].push_back(down);
    crossings_[down].push_back(across);
  }
}

void HashiNetwork::set(int span, int bridges) {
  int& now = bridges_[span];
  joined_ += (bridges > 0 ? 1 : 0) - (now > 0 ? 1 : 0);
  doubled_ += (bridges > 1 ? 1 : 0) - (now > 1 ? 1 : 0);
  now = bridges;
}

bool HashiNetwork::is_blocked(int span) const {
  const std::vector<int>& crossings = crossings_[span];
  return std::any_of(crossings.begin(), crossings.end(),
                     [&](int other) { return bridges_[other] > 0; });
}

bool HashiNetwork::has_detour(int span) const {
  ++search_;
  const auto [start, goal] = puzzle_.spans[span];
  std::vector<int> queue{start};
  seen_[start] = search_;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const int island = queue[next];
    for (const int way : spans_at_[island]) {
      if (bridges_[way] == 0 || way == span) continue;
      const int end = other_end(way, island);
      if (end == goal) return true;
      if (seen_[end] == search_) continue;
      seen_[end] = search_;
      queue.push_back(end);
    }
  }
  return false;
}

bool HashiNetwork::is_connected() const {
  Pieces pieces(static_cast<int>(spans_at_.size()));
  auto count = static_cast<int>(spans_at_.size());
  for (std::size_t i = 0; i < bridges_.size(); ++i) {
    const Hashi::Span& span = puzzle_.spans[i];
    if (bridges_[i] > 0 && pieces.join(span.from, span.to)) --count;
  }
  return count <= 1;
}

}  // namespace p2c
