// Whether an answer is the only one, asked of a new search.
#pragma once

#include "solver_glue/search.hpp"

namespace p2c {

/// kSatisfiable: `answer` is the only one that keeps the givens. kUnsatisfiable: there is another
/// one, or it is none. kUnknown: a stop was asked for, or the limit of conflicts was reached.
/// Throws what Search throws.
Status find_only_answer(const AnyPuzzle& puzzle, const Givens& givens, const Answer& answer,
                        const SearchOptions& options);

}  // namespace p2c
