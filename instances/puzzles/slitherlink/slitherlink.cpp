#include "instances/puzzles/slitherlink/slitherlink.hpp"

#include <algorithm>

namespace p2c {
namespace {

// Of these lines: how many are drawn, and how many open.
struct Count {
  int drawn = 0;
  int open = 0;
};

template <class Lines>
Count count(const Lines& which, const Answer& lines) {
  Count count;
  for (const int line : which) {
    if (lines[line] == 1) ++count.drawn;
    if (lines[line] == kOpen) ++count.open;
  }
  return count;
}

}  // namespace

Answer Slitherlink::around(const Grid<char>& inside) {
  const Lattice lattice{inside.rows, inside.cols};
  const auto is_in = [&](int r, int c) { return inside.inside(r, c) && inside(r, c) == 1; };
  Answer lines(static_cast<std::size_t>(lattice.size()), 0);
  for (int r = 0; r <= inside.rows; ++r) {
    for (int c = 0; c <= inside.cols; ++c) {
      const bool in = is_in(r, c);
      if (c < inside.cols && in != is_in(r - 1, c)) lines[lattice.across(r, c)] = 1;
      if (r < inside.rows && in != is_in(r, c - 1)) lines[lattice.down(r, c)] = 1;
    }
  }
  return lines;
}

Grid<int> Slitherlink::clues_of(int rows, int cols, const Answer& lines) {
  const Lattice lattice{rows, cols};
  Grid<int> clues(rows, cols);
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) clues(r, c) = count(lattice.around(r, c), lines).drawn;
  }
  return clues;
}

// --- rules ----------------------------------------------------------------------------------

Broken Slitherlink::check_branches(const Answer& lines) const {
  const Lattice all = lattice();
  for (int vertex = 0; vertex < all.vertices(); ++vertex) {
    const int ends = count(all.at(vertex), lines).drawn;
    if (ends > 2) return "the loop branches at " + all.vertex_name(vertex);
  }
  return {};
}

Broken Slitherlink::check_ends(const Answer& lines) const {
  const Lattice all = lattice();
  for (int vertex = 0; vertex < all.vertices(); ++vertex) {
    const int ends = count(all.at(vertex), lines).drawn;
    if (ends == 1) return "a line ends at " + all.vertex_name(vertex);
    if (ends == 0 && every_vertex) return "the loop does not visit " + all.vertex_name(vertex);
  }
  return {};
}

// A cell with more lines than its clue says, or with fewer.
Broken Slitherlink::check_clues(const Answer& lines, bool more) const {
  for (int i = 0; i < clue.size(); ++i) {
    const int drawn = count(lattice().around(i / cols(), i % cols()), lines).drawn;
    if (clue[i] < 0 || drawn == clue[i] || (drawn > clue[i]) != more) continue;
    return cell_name_at(i, cols()) + " has " + counted(static_cast<std::size_t>(drawn), "line") +
           " around it, but its clue is " + std::to_string(clue[i]);
  }
  return {};
}

// No vertex has an end, so what is connected is a loop.
Broken Slitherlink::check_one_loop(const Answer& lines) const {
  const Lattice all = lattice();
  Pieces pieces(all.vertices());
  int first = -1;
  for (int line = 0; line < all.size(); ++line) {
    if (lines[line] == 0) continue;
    const auto [from, to] = all.ends(line);
    pieces.join(from, to);
    if (first < 0) first = line;
  }
  if (first < 0) return "there is no loop";
  for (int line = first; line < all.size(); ++line) {
    if (lines[line] == 0) continue;
    if (pieces.find(all.ends(line).first) == pieces.find(all.ends(first).first)) continue;
    return "the lines " + all.name(first) + " and " + all.name(line) + " are in different loops";
  }
  return {};
}

// What is missing comes after what is too much: a half-finished board always lacks some.
Broken Slitherlink::check(const Answer& lines) const {
  if (Broken broken = check_branches(lines)) return broken;
  if (Broken broken = check_clues(lines, true)) return broken;
  if (Broken broken = check_clues(lines, false)) return broken;
  if (Broken broken = check_ends(lines)) return broken;
  return check_one_loop(lines);
}

// The vertices and cells at the line that was set last.
bool Slitherlink::possible(const Answer& lines, int last) const {
  const Lattice all = lattice();
  const auto [from, to] = all.ends(last);
  for (const int vertex : {from, to}) {
    const Count ends = count(all.at(vertex), lines);
    const int least = every_vertex ? 2 : ends.drawn == 1 ? 2 : 0;
    if (ends.drawn > 2 || ends.drawn + ends.open < least) return false;
  }
  const int r = from / (cols() + 1);
  const int c = from % (cols() + 1);
  const bool across = to == from + 1;
  for (const auto& [row, col] :
       {std::pair(r, c), across ? std::pair(r - 1, c) : std::pair(r, c - 1)}) {
    if (!clue.inside(row, col) || clue(row, col) < 0) continue;
    const Count around = count(all.around(row, col), lines);
    if (around.drawn > clue(row, col) || around.drawn + around.open < clue(row, col)) return false;
  }
  return true;
}

}  // namespace p2c
