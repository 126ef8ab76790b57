// The fewest slots to reveal so that a puzzle has only one answer.
#pragma once

#include <cstdint>
#include <functional>

#include "solver_glue/search.hpp"

namespace p2c {

struct FewestGivens {
  /// With these beside those that were there already, `wanted` is the only answer: at first all
  /// slots that have a choice, later only what a fresh Search has confirmed. Sorted by slot. Empty:
  /// the puzzle determines the answer as it is.
  Givens givens;
  /// No set of fewer givens is enough. 0: not known; 1 or more: there are several answers.
  std::int64_t lower_bound = 0;
  /// Sets of slots of which one must be given, each from another answer.
  std::int64_t sets = 0;
  /// Other answers that were found.
  std::int64_t others = 0;

  /// There is no smaller set.
  bool optimal() const { return lower_bound == static_cast<std::int64_t>(givens.size()); }
};

/// Called whenever the givens or the bound improve.
using FewestGivensWatch = std::function<void(const FewestGivens&)>;

// Each other answer is a set of slots, those where it differs, of which one must be given; givens
// that hit all these sets are enough. There are far too many answers to list them, so sets come
// when they are needed (an implicit hitting set problem): take a minimum hitting set of those
// known, and ask for an answer that it lets pass, until there is none. What the sets need at least
// is a lower bound all the time.
//
//   sets are subset-minimal (OtherAnswers), so that they say as much as they can;
//   the first ones share no slot: as many as there are is a bound at once;
//   after each hitting set slots are added one by one until no other answer is left: more sets,
//   and givens that are enough, from which the solver's failed assumptions drop many.
//
// Without a stop it ends with optimal(); when options.stop or the limit of conflicts ends it, the
// result is the best so far. Throws CheckFailed when `wanted` breaks a rule or one of `already`;
// TooLarge.
// Source: Moreno-Centeno and Karp: The Implicit Hitting Set Approach, Operations Research 2013;
// Davies and Bacchus: Solving MAXSAT by Solving a Sequence of Simpler SAT Instances, CP 2011, also
// for cheap hitting sets between minimum ones.
FewestGivens find_fewest_givens(const AnyPuzzle& puzzle, const Givens& already,
                                const Answer& wanted, const SearchOptions& options,
                                const FewestGivensWatch& watch = {});

}  // namespace p2c
