// How many boards a test takes, and whether it also looks for rare faults.
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

/// Whether PUZZLE2CNF_DEEP=1 is in the environment, as in `scripts/check deep`: then tests also
/// look for rare faults, with more boards and with every mode of every kind.
inline bool is_deep() {
  const char* value = std::getenv("PUZZLE2CNF_DEEP");
  return value != nullptr && std::atoi(value) != 0;
}

/// `usual`, or `deep` where rare faults are looked for.
inline int deep_count(int usual, int deep) { return is_deep() ? deep : usual; }

/// What random numbers start with: `usual`, and where rare faults are looked for another number for
/// each PUZZLE2CNF_SEED.
inline unsigned seed_of_boards(unsigned usual) {
  const char* seed = std::getenv("PUZZLE2CNF_SEED");
  if (seed == nullptr || !is_deep()) return usual;
  return usual + static_cast<unsigned>(std::strtoul(seed, nullptr, 10));
}

/// How many random boards must be of a sort, at least. Where rare faults are looked for it is
/// `deep` with the usual boards, and half of it with others. Elsewhere it is one, as a change of
/// how many are drawn is no fault, and none with sanitizers, which see few boards.
inline int least_drawn(int deep) {
  if (!is_deep()) return fewer_if_sanitized(1, 0);
  return seed_of_boards(0) == 0 ? deep : deep / 2;
}

/// As many as the environment variable says, or as above.
inline int board_count(const char* variable, int usual, int sanitized) {
  const char* number = std::getenv(variable);
  return number == nullptr ? fewer_if_sanitized(usual, sanitized) : std::atoi(number);
}

}  // namespace p2c
