// What a puzzle may be called in our own text and JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/optional_members.hpp"
#include "instances/puzzle.hpp"
#include "instances/text/nearest_word.hpp"

namespace puzzle2cnf {

/// The name of P, then its other names.
template <Puzzle P>
std::vector<std::string_view> names_of() {
  std::vector<std::string_view> names{P::kName};
  if constexpr (HasAliases<P>) names.insert(names.end(), P::kAliases.begin(), P::kAliases.end());
  return names;
}

/// Names are in small letters, and read in any.
inline std::string in_small_letters(std::string_view name) {
  std::string small(name);
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

/// "; did you mean 'NAME'?", or nothing.
inline std::string nearest_name(std::string_view word, const std::vector<std::string_view>& names) {
  return did_you_mean(in_small_letters(word), names);
}

}  // namespace puzzle2cnf
