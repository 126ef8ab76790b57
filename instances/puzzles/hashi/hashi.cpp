#include "instances/puzzles/hashi/hashi.hpp"

#include <algorithm>
#include <utility>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {

Hashi Hashi::of_islands(int rows, int cols, std::vector<Island> islands, Rules rules) {
  Hashi puzzle{rows, cols, rules, std::move(islands), {}};
  std::vector<int> below(puzzle.islands.size(), -1);  // the next island downwards
  std::vector<int> last(static_cast<std::size_t>(cols), -1);
  const int n = static_cast<int>(puzzle.islands.size());
  for (int i = 0; i < n; ++i) {
    int& above = last[puzzle.at(i).col];
    if (above >= 0) below[above] = i;
    above = i;
  }
  for (int i = 0; i < n; ++i) {
    if (i + 1 < n && puzzle.at(i).row == puzzle.at(i + 1).row) puzzle.spans.push_back({i, i + 1});
    if (below[i] >= 0) {
      puzzle.spans.push_back({i, below[i]});
    }
  }
  return puzzle;
}

Hashi Hashi::of_clues(const Grid<int>& clues, Rules rules) {
  std::vector<Island> islands;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    islands.push_back({i / clues.cols, i % clues.cols, std::max(clues[i], kUnknown)});
  }
  return of_islands(clues.rows, clues.cols, std::move(islands), rules);
}

Grid<int> Hashi::clues_in_cells() const {
  Grid<int> clues(rows, cols, kNoClue);
  for (const Island& island : islands) {
    clues(island.row, island.col) = island.clue == kUnknown ? kUnknownClue : island.clue;
  }
  return clues;
}

std::vector<Slot> Hashi::slots(const Stop* stop) const {
  NowAndThen poll(stop);
  std::vector<Slot> all;
  all.reserve(spans.size());
  for (const Span& span : spans) {
    poll.throw_if_stopped();
    all.push_back({0, rules.max_bridges, name(span)});
  }
  return all;
}

// In a partial answer an open span may have bridges, one with none certainly has none.
Drawing Hashi::drawing(const Answer& bridges) const {
  Drawing board(rows, cols);
  clear_borders(board);
  for (const Island& island : islands) {
    const int i = island.row * cols + island.col;
    board.cells[i].circle = true;
    write_given(board, i, island.clue == kUnknown ? "?" : std::to_string(island.clue));
  }
  const bool bare = !is_partial(bridges);
  for (std::size_t i = 0; i < spans.size(); ++i) {
    const Island& a = at(spans[i].from);
    const Island& b = at(spans[i].to);
    const int count = bridges[i] == kOpen && bare ? 0 : bridges[i];
    board.add_line({a.row * cols + a.col, b.row * cols + b.col, count});
  }
  return board;
}

}  // namespace p2c
