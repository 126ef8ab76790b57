// Odd sums of a puzzle of any kind.
#pragma once

#include <optional>

#include "instances/documents/registry.hpp"
#include "instances/odd_sums.hpp"

namespace p2c {

/// Nothing where presolving finds none, or the kind has no such sums. Where it gives some, presolve
/// says that there is no answer.
std::optional<OddSums> odd_sums(const AnyPuzzle& puzzle, const Stop* stop);

}  // namespace p2c
