// How hard an explanation says a puzzle is.
#pragma once

#include <optional>

#include "solver_glue/explain/explanation.hpp"

namespace p2c {

/// The least number of rules that have to be combined. The steps take a second rule only where one
/// gives nothing, and a third where two do not, so 1 and 2 are exact; more is exact where each step
/// was proved to have the fewest. Neither where the steps do not reach the end, or there are none.
struct Level {
  std::optional<int> exact;
  std::optional<int> at_least;
};

inline Level level_of(const Explanation& explanation) {
  if (!explanation.is_complete() || explanation.steps.empty()) return {};
  const StepCounts counts = count_steps(explanation.steps);
  if (counts.most_rules == counts.least_rules) return {counts.most_rules, {}};
  return {{}, counts.least_rules};
}

}  // namespace p2c
