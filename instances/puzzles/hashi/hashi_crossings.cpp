#include "instances/puzzles/hashi/hashi_crossings.hpp"

namespace p2c {

// `open` holds, by column, the vertical span that reaches the present row or beyond: spans of one
// column follow each other, so there is at most one.
std::vector<std::pair<int, int>> hashi_crossings(const Hashi& puzzle) {
  std::vector<std::pair<int, int>> pairs;
  std::vector<int> open(static_cast<std::size_t>(puzzle.cols), -1);
  for (std::size_t i = 0; i < puzzle.spans.size(); ++i) {
    const Hashi::Island& from = puzzle.at(puzzle.spans[i].from);
    const Hashi::Island& to = puzzle.at(puzzle.spans[i].to);
    if (!puzzle.horizontal(puzzle.spans[i])) {
      open[from.col] = static_cast<int>(i);
      continue;
    }
    for (int col = from.col + 1; col < to.col; ++col) {
      const int down = open[col];
      if (down < 0) continue;
      const Hashi::Span& span = puzzle.spans[down];
      if (puzzle.at(span.to).row > from.row) pairs.emplace_back(static_cast<int>(i), down);
    }
  }
  return pairs;
}

}  // namespace p2c
