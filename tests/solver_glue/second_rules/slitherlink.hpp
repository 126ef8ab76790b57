// The rules of Slitherlink a second time.
#pragma once

#include <algorithm>
#include <vector>

#include "instances/parts/part.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// What is drawn: from each corner, by its number, to the corners at the other ends of its lines.
inline std::vector<Cells> drawn_ways(const BoardData& board, const Answer& lines) {
  const int cols = board.cols + 1;
  std::vector<Cells> ways(static_cast<std::size_t>((board.rows + 1) * cols));
  std::size_t slot = 0;
  const auto join = [&](int from, int to) {
    if (lines[slot++] == 0) return;
    ways[from].push_back(to);
    ways[to].push_back(from);
  };
  for (int r = 0; r <= board.rows; ++r) {
    for (int c = 0; c + 1 < cols; ++c) join(r * cols + c, r * cols + c + 1);
    for (int c = 0; c < cols && r < board.rows; ++c) join(r * cols + c, (r + 1) * cols + c);
  }
  return ways;
}

/// Corners with lines that cannot be reached from the first one that has some.
inline bool lines_in_pieces(const std::vector<Cells>& ways) {
  std::vector<char> reached(ways.size(), 0);
  const auto first =
      std::find_if(ways.begin(), ways.end(), [](const Cells& to) { return !to.empty(); });
  if (first == ways.end()) return false;
  Cells waiting{static_cast<int>(first - ways.begin())};
  reached[waiting[0]] = 1;
  while (!waiting.empty()) {
    const int corner = waiting.back();
    waiting.pop_back();
    for (const int next : ways[corner]) {
      if (reached[next] == 0) waiting.push_back(next);
      reached[next] = 1;
    }
  }
  for (std::size_t corner = 0; corner < ways.size(); ++corner) {
    if (!ways[corner].empty() && reached[corner] == 0) return true;
  }
  return false;
}

inline SecondRules second_rules_of_slitherlink(const BoardData& board) {
  const auto ends = [&board](const Answer& lines, std::size_t least, std::size_t most) {
    const std::vector<Cells> ways = drawn_ways(board, lines);
    return std::any_of(ways.begin(), ways.end(),
                       [&](const Cells& to) { return to.size() >= least && to.size() <= most; });
  };
  const auto miscounted = [&board](const Answer& lines) {
    const std::vector<Cells> ways = drawn_ways(board, lines);
    const int cols = board.cols + 1;
    for (int i = 0; i < board.cells(); ++i) {
      const int corner = i / board.cols * cols + i % board.cols;
      const auto way = [&](int from, int to) {
        return std::count(ways[from].begin(), ways[from].end(), to);
      };
      const auto count = way(corner, corner + 1) + way(corner, corner + cols) +
                         way(corner + 1, corner + cols + 1) + way(corner + cols, corner + cols + 1);
      if (board.part<Grid<int>>(0)[i] >= 0 && count != board.part<Grid<int>>(0)[i]) return true;
    }
    return false;
  };
  return {{"a loose end", [=](const Answer& lines) { return ends(lines, 1, 1); }},
          {"a branch", [=](const Answer& lines) { return ends(lines, 3, 4); }},
          {"a miscounted cell", miscounted},
          {"several loops",
           [&](const Answer& lines) { return lines_in_pieces(drawn_ways(board, lines)); }},
          {"no loop",
           [](const Answer& lines) { return std::count(lines.begin(), lines.end(), 1) == 0; }},
          {"a vertex not visited", [=, &board](const Answer& lines) {
             return board.part<bool>(1) && lines != Answer(lines.size(), 0) && ends(lines, 0, 0);
           }}};
}

}  // namespace p2c
