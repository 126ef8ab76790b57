// Small boards with clues of regions, and all borders on them by number.
#pragma once

#include "instances/grid.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Up to four clues, two in five of them "?".
inline Grid<int> random_clues(Rng& rng, int rows, int cols) {
  Grid<int> clues(rows, cols, kNoClue);
  for (int k = 1 + below(rng, 4); k > 0; --k) {
    clues[below(rng, clues.size())] = chance(rng, 40) ? kUnknownClue : 1 + below(rng, 6);
  }
  return clues;
}

/// Bit i of the number says whether there is a border on edge i.
inline Answer borders_by_number(int edges, int number) {
  Answer borders;
  for (int i = 0; i < edges; ++i) borders.push_back(number >> i & 1);
  return borders;
}

}  // namespace p2c
