// How new boards of a kind are made whose rules are a text.
#pragma once

#include <memory>

#include "instances/described/boards_around_answers.hpp"
#include "instances/rules/boards/placed_clues.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Nothing where no number and no regions are given: there is but one board of each size. `placed`
/// has the rules of `placing_ground`, which the caller adds, as it does `ground`.
std::optional<BoardsAroundAnswers> boards_of_rules(
    const std::shared_ptr<const RuleText>& text, const std::shared_ptr<const PlacedClues>& placed);

}  // namespace p2c
