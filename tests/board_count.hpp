// How many boards a test takes.
#pragma once

#include <cstdlib>

namespace p2c {

/// As many as the environment variable says; else `usual`, or with sanitizers, which look for other
/// faults and take up to ten times as long, `sanitized`.
inline int board_count(const char* variable, [[maybe_unused]] int usual,
                       [[maybe_unused]] int sanitized) {
  const char* number = std::getenv(variable);
  if (number != nullptr) return std::atoi(number);
#ifdef PUZZLE2CNF_SANITIZED
  return sanitized;
#else
  return usual;
#endif
}

}  // namespace p2c
