// An answer that keeps rules, found by trying values.
#pragma once

#include <optional>

#include "instances/rules/meaning/meaning.hpp"

namespace p2c {

/// A random one. Nothing: after so many values that were tried there is none.
std::optional<Answer> walked_answer(const RulesOnBoard& rules, const std::vector<Slot>& slots,
                                    Rng& rng, int most_tried);

}  // namespace p2c
