// How many boards a test takes.
#pragma once

#include <cstdlib>

namespace p2c {

/// `usual`, or `sanitized` with sanitizers, which look for other faults and take up to ten times as
/// long.
constexpr int fewer_if_sanitized([[maybe_unused]] int usual, [[maybe_unused]] int sanitized) {
#ifdef PUZZLE2CNF_SANITIZED
  return sanitized;
#else
  return usual;
#endif
}

/// As many as the environment variable says, or as above.
inline int board_count(const char* variable, int usual, int sanitized) {
  const char* number = std::getenv(variable);
  return number == nullptr ? fewer_if_sanitized(usual, sanitized) : std::atoi(number);
}

}  // namespace p2c
