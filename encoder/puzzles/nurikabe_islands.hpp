// The islands of a Nurikabe: which cells a clue may reach, and how many its island has.
#pragma once

#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "instances/puzzles/nurikabe/nurikabe.hpp"

namespace p2c {

/// Cells that may be in the island of a clue: those up to `steps` from it, by ways without other
/// clues.
struct Reach {
  int clue;
  std::vector<int> cells;     // that of the clue first; the nearest first
  std::vector<int> distance;  // of each of these
  std::vector<int> place;     // of each cell of the board, in `cells`; -1: it is not there
};

/// With `apart` also without cells beside other clues, which no answer has in this island.
Reach reach_of(const Nurikabe& puzzle, int clue, int steps, bool apart);

// The island of a clue with a number n. Cells of the board are slots, and shaded[i] says that cell
// i is shaded.
//
//   own(i)       cell i is in the island, or more cells are; island(C,I)
//   within(i,t)  cell i is in the island, and t steps or fewer from its clue; within(C,I,T)
//
//   own(i) and not shaded(j) -> own(j)            for cells i and j side by side
//   at most n of own(i)
//   within(i,t) -> not shaded(i), and within(i,t-1) or within(j,t-1) for a cell j beside i
//   at least n of within(i,n-1)
//
// own(i) of the clue's cell is true, and false outside its reach. Two rules: the island has n cells
// at most and no other clue ("most"), and n at least ("least"). Where a sink takes a graph, there
// is no within(i,t): own(i) -> not shaded(i), exactly n of own(i), and their cells are connected.
//
// Size: r cells are in reach, at most 2 n (n - 1) + 1. r variables and about 4 r clauses for
// own(i), up to r n variables and 2 r n clauses for within(i,t), and the counts. Returns own(i) for
// the cells of `reach`.
Lits state_island(ClauseSink& out, const Nurikabe& puzzle, const Lits& shaded, const Reach& reach,
                  const EncodeOptions& options);

}  // namespace p2c
