// Words for what the parts of a rule are about.
#pragma once

#include <string>
#include <vector>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Of one rule of a text.
class SentenceWords {
 public:
  SentenceWords(const TextRule& rule, const RuleText& text);

  /// Of a variable; no other has it.
  const std::string& name(int variable) const { return names_[variable]; }
  const std::string& given(int given) const { return text_.givens[given].name; }
  const std::string& answer(int layer) const { return text_.answers[layer].name; }
  /// "c is shaded", "c is not shaded": what is so of an item.
  std::string is(int layer, bool negated) const;
  /// In parentheses; not of numbers.
  std::string set(const ItemSet& set) const;
  /// "has some clue, which is a number": what `only` asks of one in the set, or of several.
  std::string has(const ItemSet& set, bool several) const;

 private:
  std::string plain_set(const ItemSet& set) const;
  std::string set_of_sets(const ItemSet& set) const;
  std::string only(const ItemSet& set) const;
  std::string what(const ItemSet& set) const;
  bool is_taken(const std::string& name) const;

  const RuleText& text_;
  std::vector<std::string> names_;
};

}  // namespace p2c
