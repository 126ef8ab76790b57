// Odd sums of a puzzle of any kind.
#pragma once

#include <functional>
#include <optional>

#include "instances/documents/registry.hpp"
#include "instances/odd_sums.hpp"

namespace p2c {

/// An ability of kinds whose rules are about sums.
struct SumsUp {
  std::function<std::optional<OddSums>(const AnyPuzzle&, const Givens&, const Stop*)> odd_sums;
};

/// Sums that leave no answer with these values. Nothing where presolving finds none, or the kind
/// has no such sums. Where it gives some without givens, presolve says that there is no answer.
inline std::optional<OddSums> odd_sums(const AnyPuzzle& puzzle, const Givens& givens,
                                       const Stop* stop) {
  const auto* sums = puzzle.kind().abilities.find<SumsUp>();
  if (sums == nullptr) return {};
  return sums->odd_sums(puzzle, givens, stop);
}

}  // namespace p2c
