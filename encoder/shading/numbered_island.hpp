// The island of a clue with a number: which cells it may reach, and how many it has.
#pragma once

#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/clauses/rule.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/grid.hpp"

namespace p2c {

/// Cells that may be in the island of a clue: those up to `steps` from it, by ways without other
/// clues. With `apart` also without cells beside other clues, which no answer has in this island.
class Reach {
 public:
  Reach(const Grid<int>& clues, int clue, int steps, bool apart);

  int clue() const { return cells_[0]; }
  /// That of the clue first; the nearest first.
  const std::vector<int>& cells() const { return cells_; }
  /// Of each of these, in steps.
  const std::vector<int>& distances() const { return distances_; }
  /// Where a cell of the board is in cells(); -1: it is not there.
  int place(int cell) const;

 private:
  void take(int cell, int distance);

  int cols_;  // of the board
  int top_;   // of the part of the board that has all of these cells
  int left_;
  Grid<int> places_;  // of the cells of this part
  std::vector<int> cells_;
  std::vector<int> distances_;
};

// The island of a clue with a number n; shaded[i] says that cell i of the board is shaded.
//
//   within(i,t)  cell i is unshaded, and t steps or fewer from the clue by unshaded cells;
//                within(C,I,T)
//
//   within(i,t) -> within(j,t-1)                  for a cell j beside i
//   within(i,t) -> within(i,t+2), and own(i) -> not shaded(i)
//   own(i) and not shaded(j) -> own(j)            for cells i and j side by side
//   exactly n of own(i)
//
// All ways to a cell have an even number of steps, or all an odd one; so t is its distance, or two,
// four and so on more. own(i) is within(i,t) for the largest t that is less than n. It is true of
// the clue's cell, and false outside its reach. What leads to an island leads over its own cells: a
// cell that is in another island is not within any number of steps. In the form
// that explains there are two rules, each exact by itself: the island has n cells at most and no
// other clue ("most", by variables own(i) of which at most n are true), and n at least ("least").
//
// Size: r cells are in reach, at most 2 n (n - 1) + 1; up to r n / 2 variables and r n clauses for
// within(i,t), about 4 r clauses for own(i), and the count. Strength: complete. Unit propagation
// counts the cells that unshaded ones join to the clue: with n of them the cells around are shaded.
// And those that unshaded and open cells reach in n - 1 steps: with n of them all are unshaded.
// What is around the former and not among the latter (in the form that explains: not in `reach`) is
// shaded. That a cell is on the only way to enough others, it does not find. Returns own(i) for the
// cells of `reach`. With `named` both rules are this one; else they call it `noun`.
Lits state_island(ClauseSink& out, const Grid<int>& clues, const SlotLits& shaded,
                  const Reach& reach, const EncodeOptions& options, const Rule* named = nullptr,
                  const char* noun = "island");

}  // namespace p2c
