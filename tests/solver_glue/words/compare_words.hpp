// Compares what texts of rules mean, and their clauses, with naive statements on all answers of
// small boards.
#pragma once

#include <vector>

#include "instances/kind/puzzle_kind.hpp"
#include "tests/solver_glue/words/naive.hpp"

namespace p2c::naive {

/// Checks each; some boards must keep a text, and some break it.
void compare_words(const std::vector<Case>& cases);

/// The same on so many boards of up to `largest` rows and columns, of which it tries some answers.
void compare_large(const Case& its, const KindPtr& kind, Rng& rng, int boards);

/// A board and the values of its slots.
Naive naive_of(const AnyPuzzle& board, const Answer& answer);

}  // namespace p2c::naive
