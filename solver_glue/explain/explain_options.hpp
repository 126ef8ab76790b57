// How an explanation is looked for.
#pragma once

#include <cstdint>

#include "instances/limits/stop.hpp"

namespace p2c {

struct ExplainOptions {
  int seed = 0;
  std::int64_t conflict_limit = 0;  // of the questions that need more than two rules; 0: none
  bool smallest = false;            // of three rules or more, take as few as can be
  const Stop* stop = nullptr;       // must outlive the work
};

}  // namespace p2c
