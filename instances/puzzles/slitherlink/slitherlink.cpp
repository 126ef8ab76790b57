#include "instances/puzzles/slitherlink/slitherlink.hpp"

#include "instances/words/loop_rules.hpp"

namespace p2c {

Grid<int> Slitherlink::clues_of(int rows, int cols, const Answer& lines) {
  const Lattice lattice{rows, cols};
  Grid<int> clues(rows, cols);
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) clues(r, c) = count_lines(lattice.around(r, c), lines).drawn;
  }
  return clues;
}

// A cell with more lines than its clue says, or with fewer.
Broken Slitherlink::check_clues(const Answer& lines, bool more) const {
  for (int i = 0; i < clue.size(); ++i) {
    const int drawn = count_lines(lattice().around(i / cols(), i % cols()), lines).drawn;
    if (clue[i] < 0 || drawn == clue[i] || (drawn > clue[i]) != more) continue;
    return cell_name_at(i, cols()) + " has " + counted(static_cast<std::size_t>(drawn), "line") +
           " around it, but its clue is " + std::to_string(clue[i]);
  }
  return {};
}

// What is missing comes after what is too much: a half-finished board always lacks some.
Broken Slitherlink::check(const Answer& lines) const {
  if (Broken broken = check_branches(lattice(), lines)) return broken;
  if (Broken broken = check_clues(lines, true)) return broken;
  if (Broken broken = check_clues(lines, false)) return broken;
  if (Broken broken = check_ends(lattice(), lines, every_vertex)) return broken;
  return check_one_loop(lattice(), lines);
}

// The vertices and cells at the line that was set last.
bool Slitherlink::possible(const Answer& lines, int last) const {
  const Lattice all = lattice();
  if (!ends_are_possible(all, lines, last, every_vertex)) return false;
  const auto [from, to] = all.ends(last);
  const int r = from / (cols() + 1);
  const int c = from % (cols() + 1);
  const bool across = to == from + 1;
  for (const auto& [row, col] :
       {std::pair(r, c), across ? std::pair(r - 1, c) : std::pair(r, c - 1)}) {
    if (!clue.inside(row, col) || clue(row, col) < 0) continue;
    const LineCount around = count_lines(all.around(row, col), lines);
    if (around.drawn > clue(row, col) || around.drawn + around.open < clue(row, col)) return false;
  }
  return true;
}

}  // namespace p2c
