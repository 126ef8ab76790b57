// What the names in a rule stand for, while it is read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// A variable that may be used, and what is known of it.
struct KnownVariable {
  std::string name;
  int number;  // within its rule
  Sort sort;
  ItemSet from;  // the set that it is from
};

/// The innermost of this name; nothing without one.
inline const KnownVariable* find_variable(const std::vector<KnownVariable>& known,
                                          std::string_view name) {
  for (auto one = known.rbegin(); one != known.rend(); ++one) {
    if (one->name == name) return &*one;
  }
  return nullptr;
}

/// What is given, by its name; -1 where it is no name of it.
inline int find_given(const RuleText& text, std::string_view name) {
  for (std::size_t i = 0; i < text.givens.size(); ++i) {
    if (text.givens[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

/// The layer of an answer with this name, or -1.
inline int find_answer(const RuleText& text, std::string_view name) {
  for (std::size_t i = 0; i < text.answers.size(); ++i) {
    if (text.answers[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

/// The variable surely has a number of this given: it is from a set that says so.
bool has_number(const RuleText& text, const KnownVariable& variable, int given);

}  // namespace p2c
