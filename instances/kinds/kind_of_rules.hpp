// A kind of puzzle from a text of rules.
#pragma once

#include <memory>
#include <string_view>

#include "instances/described/kind_of_parts.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

/// An ability of such a kind: its rules, for whoever makes clauses of them.
struct RulesAsText {
  std::shared_ptr<const RuleText> text;
};

/// An ability of such a kind on the list: its text.
struct ListedText {
  std::string_view text;
};

/// Names, parts, shape of the answer and rules of the text; the rest may be added.
KindOfParts parts_of_rules(RuleText text);

}  // namespace p2c
