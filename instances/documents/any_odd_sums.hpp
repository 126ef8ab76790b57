// Odd sums of a puzzle of any kind.
#pragma once

#include <optional>

#include "instances/documents/registry.hpp"
#include "instances/odd_sums.hpp"

namespace p2c {

/// Sums that leave no answer with these values. Nothing where presolving finds none, or the kind
/// has no such sums. Where it gives some without givens, presolve says that there is no answer.
std::optional<OddSums> odd_sums(const AnyPuzzle& puzzle, const Givens& givens, const Stop* stop);

}  // namespace p2c
