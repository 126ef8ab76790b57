// How hard an explanation says a puzzle is.
#pragma once

#include <optional>

#include "solver_glue/explain/explanation.hpp"

namespace puzzle2cnf {

/// The least number of rules that have to be combined. The steps take a second rule only where one
/// gives nothing, and a third where two do not, so 1 and 2 are exact. Neither where the steps do
/// not reach the end.
struct Level {
  std::optional<int> exact;
  std::optional<int> at_least;
};

inline Level level_of(const Explanation& explanation) {
  if (!explanation.is_complete()) return {};
  const int most = count_steps(explanation.steps).most_rules;
  if (most > 2) return {{}, 3};
  return {most, {}};
}

}  // namespace puzzle2cnf
