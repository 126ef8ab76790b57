#include <numeric>

#include "instances/puzzles/hashi/hashi_crossings.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The least and the most bridges of each span, as clues, crossings and closed pairs imply.
class Bounds {
 public:
  explicit Bounds(const Hashi& puzzle)
      : puzzle_(puzzle),
        spans_at_(puzzle.islands.size()),
        crossing_(puzzle.spans.size()),
        lo_(puzzle.spans.size(), 0),
        hi_(puzzle.spans.size(), puzzle.rules.max_bridges),
        queue_(puzzle.islands.size()) {
    for (std::size_t i = 0; i < puzzle.spans.size(); ++i) {
      spans_at_[at(puzzle.spans[i].from)].push_back(static_cast<int>(i));
      spans_at_[at(puzzle.spans[i].to)].push_back(static_cast<int>(i));
    }
    for (const auto& [across, down] : hashi_crossings(puzzle)) {
      crossing_[at(across)].push_back(down);
      crossing_[at(down)].push_back(across);
    }
    std::iota(queue_.begin(), queue_.end(), 0);
  }

  // False when a clue cannot be met: there is no answer.
  bool work(const Stop* stop) {
    if (puzzle_.islands.size() > 2) {
      for (int i = 0; i < static_cast<int>(puzzle_.spans.size()); ++i) leave_pair_open(i);
    }
    for (std::size_t next = 0; next < queue_.size() && !is_stopped(stop); ++next) {
      if (!look_at(queue_[next])) return false;
    }
    return true;
  }

  // A bridge has two ends. So the clues of a component, without what is known of them, are even; a
  // "?" in it hides that. Only spans that are open join islands into components.
  std::optional<OddSums> odd_sums() const {
    Pieces pieces(static_cast<int>(puzzle_.islands.size()));
    for (std::size_t i = 0; i < lo_.size(); ++i) {
      if (is_open(i)) pieces.join(puzzle_.spans[i].from, puzzle_.spans[i].to);
    }
    const int islands = static_cast<int>(puzzle_.islands.size());
    std::vector<bool> odd(puzzle_.islands.size(), false);  // by the component
    std::vector<bool> hidden(puzzle_.islands.size(), false);
    for (int i = 0; i < islands; ++i) {
      const std::size_t piece = at(pieces.find(i));
      odd[piece] = odd[piece] != is_rest_odd(i);
      hidden[piece] = hidden[piece] || puzzle_.at(i).clue == Hashi::kUnknown;
    }
    for (int piece = 0; piece < islands; ++piece) {
      if (odd[at(piece)] && !hidden[at(piece)]) return rests_of(pieces, piece);
    }
    return {};
  }

  Implied implied() const {
    Implied implied;
    for (int span = 0; span < static_cast<int>(lo_.size()); ++span) {
      if (lo_[span] == hi_[span]) {
        implied.values.emplace_back(span, lo_[span]);
        continue;
      }
      for (int bridges = 0; bridges <= puzzle_.rules.max_bridges; ++bridges) {
        const bool fits = bridges >= lo_[span] && bridges <= hi_[span];
        if (!fits) implied.out.emplace_back(span, bridges);
      }
    }
    if (puzzle_.islands.size() > 1) add_joined(implied);
    return implied;
  }

 private:
  bool is_open(std::size_t span) const { return lo_[span] < hi_[span]; }

  // The island has an odd number of bridges on its open spans.
  bool is_rest_odd(int island) const {
    int bridges = puzzle_.at(island).clue;
    for (const int span : spans_at_[at(island)]) {
      if (!is_open(at(span))) bridges -= lo_[at(span)];
    }
    return bridges % 2 != 0;
  }

  // The open spans of each island of a component.
  OddSums rests_of(Pieces& pieces, int piece) const {
    OddSums rests;
    for (int i = 0; i < static_cast<int>(puzzle_.islands.size()); ++i) {
      if (pieces.find(i) != piece) continue;
      rests.push_back({{}, is_rest_odd(i)});
      for (const int span : spans_at_[at(i)]) {
        if (is_open(at(span))) rests.back().slots.push_back(span);
      }
    }
    return rests;
  }

  // Each island has a bridge, as all are connected; said where no span is known to have one.
  void add_joined(Implied& implied) const {
    for (const std::vector<int>& spans : spans_at_) {
      const auto has_bridge = [&](int span) { return lo_[span] > 0; };
      if (std::any_of(spans.begin(), spans.end(), has_bridge)) continue;
      std::vector<SlotValue>& joined = implied.any.emplace_back();
      for (const int span : spans) {
        for (int bridges = 1; bridges <= hi_[span]; ++bridges) joined.emplace_back(span, bridges);
      }
    }
  }

  // Two islands that use up their clues on each other are shut off from the others.
  void leave_pair_open(int span) {
    const int clue = puzzle_.at(puzzle_.spans[at(span)].from).clue;
    if (clue == Hashi::kUnknown || clue != puzzle_.at(puzzle_.spans[at(span)].to).clue) return;
    hi_[at(span)] = std::min(hi_[at(span)], clue - 1);
  }

  // The other spans of an island cannot have more, nor less, than all they can.
  bool look_at(int island) {
    const int clue = puzzle_.at(island).clue;
    if (clue == Hashi::kUnknown) return true;
    int least = 0;
    int most = 0;
    for (const int span : spans_at_[at(island)]) {
      least += lo_[at(span)];
      most += hi_[at(span)];
    }
    if (clue < least || clue > most) return false;
    for (const int span : spans_at_[at(island)]) {
      const int lo = lo_[at(span)];
      const int hi = hi_[at(span)];
      narrow(span, std::max(lo, clue - (most - hi)), std::min(hi, clue - (least - lo)));
    }
    return true;
  }

  void narrow(int span, int lo, int hi) {
    if (lo == lo_[at(span)] && hi == hi_[at(span)]) return;
    const bool first_bridge = lo > 0 && lo_[at(span)] == 0;
    lo_[at(span)] = lo;
    hi_[at(span)] = hi;
    queue_.push_back(puzzle_.spans[at(span)].from);
    queue_.push_back(puzzle_.spans[at(span)].to);
    if (!first_bridge) return;
    for (const int other : crossing_[at(span)]) narrow(other, lo_[at(other)], 0);
  }

  const Hashi& puzzle_;
  std::vector<std::vector<int>> spans_at_;  // of each island
  std::vector<std::vector<int>> crossing_;  // of each span
  std::vector<int> lo_;
  std::vector<int> hi_;
  std::vector<int> queue_;  // islands to look at
};

}  // namespace

std::optional<Implied> Hashi::presolve(const Stop* stop) const {
  Bounds bounds(*this);
  if (!bounds.work(stop) || bounds.odd_sums()) return {};
  return bounds.implied();
}

std::optional<OddSums> Hashi::odd_sums(const Stop* stop) const {
  Bounds bounds(*this);
  if (!bounds.work(stop)) return {};
  return bounds.odd_sums();
}

}  // namespace p2c
