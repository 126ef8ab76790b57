// Compares what texts of rules mean, and their clauses, with naive statements on all answers of
// small boards.
#pragma once

#include <vector>

#include "tests/solver_glue/words/naive.hpp"

namespace p2c::naive {

/// Checks each; some boards must keep a text, and some break it.
void compare_words(const std::vector<Case>& cases);

}  // namespace p2c::naive
