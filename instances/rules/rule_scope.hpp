// What the names in a rule stand for, while it is read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// A variable that may be used, and what is known of it.
struct KnownVariable {
  std::string name;
  int number;              // of RuleText::variables
  bool is_set;             // of cells
  int has_number_of = -1;  // the part whose number it surely has
};

/// The innermost of this name; nothing without one.
inline const KnownVariable* find_variable(const std::vector<KnownVariable>& known,
                                          std::string_view name) {
  for (auto one = known.rbegin(); one != known.rend(); ++one) {
    if (one->name == name) return &*one;
  }
  return nullptr;
}

}  // namespace p2c
