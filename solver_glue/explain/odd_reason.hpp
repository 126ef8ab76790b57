// Odd sums as the reason why a puzzle has no answer.
#pragma once

#include <optional>
#include <vector>

#include "solver_glue/explain/contradictory_rules.hpp"

namespace p2c {

struct OddReason {
  ContradictoryRules contradiction;
  std::vector<Step> steps;  // to what has to be known for it, as far as it is not given
  Answer known;             // after them
  bool limit = false;       // not all of these steps were found
};

/// The rules that say the sums, with what has to be known of slots that are in one of them only.
/// Nothing where no sums are odd, or one is of no rule in the book.
std::optional<OddReason> odd_reason(const RuleBook& book, const Givens& given,
                                    const ExplainOptions& options);

/// Of these entries those that make sums odd, which they are not with the givens alone; none can be
/// left out if nothing but sums is looked at, unless a stop came first. Empty where they do not.
Givens odd_entries(const AnyPuzzle& puzzle, const Givens& given, Givens entries, const Stop* stop);

}  // namespace p2c
