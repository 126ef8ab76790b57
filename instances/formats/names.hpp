// What a puzzle may be called in our own text and JSON: in small letters, and read in any.
#pragma once

#include <string_view>
#include <vector>

#include "instances/optional_members.hpp"
#include "instances/puzzle.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {

/// The name of P, then its other names.
template <Puzzle P>
std::vector<std::string_view> names_of() {
  std::vector<std::string_view> names{P::kName};
  if constexpr (HasAliases<P>) names.insert(names.end(), P::kAliases.begin(), P::kAliases.end());
  return names;
}

}  // namespace p2c
