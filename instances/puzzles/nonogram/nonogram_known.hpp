// What line solving knows of all lines of a nonogram.
#pragma once

#include <numeric>
#include <utility>
#include <vector>

#include "instances/limits/stop.hpp"
#include "instances/puzzles/nonogram/nonogram_lines.hpp"

namespace p2c {

/// What is known of all lines, and those that something new is known of.
template <int N>
struct KnownLines {
  std::vector<KnownLine<N>> lines;  // the rows, then the columns
  std::vector<char> waiting;
  std::vector<int> queue;

  /// All wait.
  explicit KnownLines(int count)
      : lines(static_cast<std::size_t>(count)), waiting(lines.size(), 1), queue(lines.size()) {
    std::iota(queue.begin(), queue.end(), 0);
  }
  void wait(int line) {
    if (std::exchange(waiting[static_cast<std::size_t>(line)], 1) == 0) queue.push_back(line);
  }
};

/// Solves waiting lines until nothing new comes or a stop is asked for; false when a line cannot be
/// laid out.
template <int N>
bool solve_lines(const Nonogram& puzzle, LineSolver<N>& solver, KnownLines<N>& known,
                 const Stop* stop) {
  const int rows = puzzle.rows();
  for (std::size_t next = 0; next < known.queue.size() && !is_stopped(stop); ++next) {
    const int k = known.queue[next];
    const bool row = k < rows;
    known.waiting[static_cast<std::size_t>(k)] = 0;
    KnownLine<N>& line = known.lines[static_cast<std::size_t>(k)];
    const KnownLine<N> before = line;
    if (!solver.solve(puzzle.clue(k), row ? puzzle.cols() : rows, line)) return false;
    const int place = row ? k : k - rows;
    const auto crossing = [&](int i) -> KnownLine<N>& {
      known.wait(row ? rows + i : i);
      return known.lines[static_cast<std::size_t>(row ? rows + i : i)];
    };
    line.filled.without(before.filled).for_each([&](int i) { crossing(i).filled.set(place); });
    line.empty.without(before.empty).for_each([&](int i) { crossing(i).empty.set(place); });
  }
  known.queue.clear();
  return true;
}

}  // namespace p2c
