// Why no answer continues a position.
#pragma once

#include "solver_glue/search.hpp"

namespace p2c {

struct Contradiction {
  /// Of the puzzle without the position. kUnsatisfiable: it has no answer at all. kUnknown: a stop
  /// was asked for, or the limit of conflicts was reached, and nothing is known.
  Status status = Status::kUnknown;
  /// The puzzle has one answer only; then `slots` are those of the position that it does not have.
  bool one_answer = false;
  /// Else slots of the position that no answer has together.
  Givens slots;
  /// There is no smaller such set; false where that was not found out.
  bool smallest = false;
};

// Of a position that no answer has. A smallest set of slots that contradict each other hits each
// set of slots that some answer changes, and no smaller set does; so hitting sets of such sets are
// asked for until one has no answer (an implicit hitting set problem). That may take very long, so
// it ends after a number of questions and conflicts, with a set of which no slot can be left out.
//
// Throws what Search throws.
// Source: Ignatiev, Previti, Liffiton and Marques-Silva: Smallest MUS Extraction with Minimal
// Hitting Set Dualization, CP 2015.
Contradiction find_contradiction(const AnyPuzzle& puzzle, const Givens& givens,
                                 const Givens& position, const SearchOptions& options);

}  // namespace p2c
