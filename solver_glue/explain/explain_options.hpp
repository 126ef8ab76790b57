// How an explanation is looked for.
#pragma once

#include <cstdint>

#include "instances/limits/stop.hpp"

namespace p2c {

/// Some seconds, where nobody says how many.
inline std::int64_t conflicts_or_usual(std::int64_t asked) { return asked > 0 ? asked : 500'000; }

struct ExplainOptions {
  int seed = 0;
  std::int64_t conflict_limit = 0;  // of all questions about rules together; 0: none
  bool smallest = false;            // of three rules or more, take as few as can be
  const Stop* stop = nullptr;       // must outlive the work
};

}  // namespace p2c
