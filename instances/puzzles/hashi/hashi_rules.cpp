// What breaks a rule of Hashi.
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

Broken Hashi::check_crossings(const Answer& bridges) const {
  Grid<int> over(rows, cols, -1);  // the span with bridges over this water
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] == 0) continue;
    const Island& a = at(spans[i].from);
    const Island& b = at(spans[i].to);
    const int step = horizontal(spans[i]) ? 1 : cols;
    for (int cell = over.index(a.row, a.col) + step; cell < over.index(b.row, b.col);
         cell += step) {
      if (over[cell] >= 0) {
        return "the bridges " + name(spans[over[cell]]) + " and " + name(spans[i]) + " cross";
      }
      over[cell] = static_cast<int>(i);
    }
  }
  return {};
}

// An island with more bridges than its clue says, or with fewer.
Broken Hashi::check_clues(const Answer& bridges, bool more) const {
  std::vector<int> count(islands.size(), 0);
  for (std::size_t i = 0; i < spans.size(); ++i) {
    count[spans[i].from] += bridges[i];
    count[spans[i].to] += bridges[i];
  }
  for (std::size_t i = 0; i < islands.size(); ++i) {
    if (islands[i].clue == kUnknown || islands[i].clue == count[i]) continue;
    if ((count[i] > islands[i].clue) != more) continue;
    return "the island " + name(static_cast<int>(i)) + " has " +
           counted(static_cast<std::size_t>(count[i]), "bridge") + ", but its clue is " +
           std::to_string(islands[i].clue);
  }
  return {};
}

Broken Hashi::check_loops(const Answer& bridges) const {
  if (!rules.no_loops) return {};
  Pieces pieces(static_cast<int>(islands.size()));
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] > 0 && !pieces.join(spans[i].from, spans[i].to)) {
      return "the bridge " + name(spans[i]) + " closes a loop";
    }
  }
  return {};
}

Broken Hashi::check_connected(const Answer& bridges) const {
  Pieces pieces(static_cast<int>(islands.size()));
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] > 0) pieces.join(spans[i].from, spans[i].to);
  }
  for (int i = 1; i < static_cast<int>(islands.size()); ++i) {
    if (pieces.find(i) != pieces.find(0)) {
      return "the islands " + name(0) + " and " + name(i) + " are not connected";
    }
  }
  return {};
}

// Missing bridges come last: a half-finished board always lacks some.
Broken Hashi::check(const Answer& bridges) const {
  if (Broken broken = check_crossings(bridges)) return broken;
  if (Broken broken = check_clues(bridges, true)) return broken;
  if (Broken broken = check_loops(bridges)) return broken;
  if (Broken broken = check_connected(bridges)) return broken;
  return check_clues(bridges, false);
}

}  // namespace p2c
