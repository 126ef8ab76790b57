// How new boards of a kind are made whose rules are a text.
#pragma once

#include <memory>

#include "instances/described/boards_around_answers.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Nothing where no number and no regions are given: there is but one board of each size.
std::optional<BoardsAroundAnswers> boards_of_rules(const std::shared_ptr<const RuleText>& text);

}  // namespace p2c
