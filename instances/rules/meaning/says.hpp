// Yes, no or maybe: what a rule says of an answer of which not all is known.
#pragma once

#include <algorithm>

namespace p2c {

enum class Says : char { kNo, kMaybe, kYes };

inline Says opposite(Says its) {
  if (its == Says::kMaybe) return its;
  return its == Says::kNo ? Says::kYes : Says::kNo;
}

/// The least of both, or the most.
inline Says joined(Says one, Says other, bool all) {
  return all ? std::min(one, other) : std::max(one, other);
}

}  // namespace p2c
