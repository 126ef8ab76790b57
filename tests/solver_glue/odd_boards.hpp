// Boards of Hashi whose clues may add up to an odd number.
#pragma once

#include <algorithm>
#include <vector>

#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

/// With a network planted that ignores crossings and connectivity, and one clue off by one: so the
/// clues add up to an odd number.
inline Hashi odd_board(Rng& rng) {
  Hashi::Rules rules;
  rules.max_bridges = 1 + below(rng, Hashi::kMostBridges);
  rules.no_loops = chance(rng, 30);
  const bool dense = chance(rng, 50);  // others have crossings
  const int rows = (dense ? 2 : 4) + below(rng, 4);
  const int cols = (dense ? 2 : 4) + below(rng, 4);
  const int density = dense ? 40 + below(rng, 60) : 20 + below(rng, 20);
  std::vector<Hashi::Island> islands;
  for (int i = 0; i < rows * cols; ++i) {
    if (chance(rng, density)) islands.push_back({i / cols, i % cols, Hashi::kUnknown});
  }
  Hashi puzzle = Hashi::of_islands(rows, cols, islands, rules);
  for (const Hashi::Span& span : puzzle.spans) {
    const int bridges = below(rng, rules.max_bridges + 1);
    puzzle.islands[span.from].clue += bridges;
    puzzle.islands[span.to].clue += bridges;
  }
  const int hidden = chance(rng, 30) ? 10 : 0;
  for (Hashi::Island& island : puzzle.islands) {
    if (chance(rng, hidden)) island.clue = Hashi::kUnknown;
  }
  if (!puzzle.islands.empty()) {
    int& clue = puzzle.islands[rng() % puzzle.islands.size()].clue;
    clue = clue == 0 ? 1 : std::min(one_off(rng, clue, 1), rules.max_clue());
  }
  return puzzle;
}

/// A grid of 2 x 2 or 2 x 3 islands with a planted network, of which one clue may be off by one,
/// and two islands to its right: the last is "?", the other "4", so all its bridges are known, or
/// "?".
inline Hashi tailed_board(Rng& rng, bool known_tail) {
  const int cols = 2 + below(rng, 2);
  std::vector<Hashi::Island> islands;
  for (int i = 0; i < 2 * cols; ++i) islands.push_back({i / cols, i % cols, 0});
  islands.push_back({1, cols, known_tail ? 4 : Hashi::kUnknown});
  islands.push_back({1, cols + 1, Hashi::kUnknown});
  Hashi puzzle = Hashi::of_islands(2, cols + 2, islands, {});
  for (const Hashi::Span& span : puzzle.spans) {
    const bool tail = puzzle.at(span.to).col >= cols;
    const int bridges = tail ? 2 : 1 + below(rng, 2);
    for (const int island : {span.from, span.to}) {
      if (puzzle.at(island).col < cols) puzzle.islands[island].clue += bridges;
    }
  }
  int& clue = puzzle.islands[below(rng, 2 * cols)].clue;
  clue = one_off(rng, clue, 1);
  return puzzle;
}

/// A few spans with values, among them now and then those of no answer.
inline Givens some_givens(Rng& rng, const Hashi& puzzle) {
  Givens givens;
  for (int span = 0; span < static_cast<int>(puzzle.spans.size()); ++span) {
    if (chance(rng, 25)) givens.emplace_back(span, below(rng, puzzle.rules.max_bridges + 1));
  }
  return givens;
}

}  // namespace p2c
