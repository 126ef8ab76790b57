// A step of an explanation, and which of two steps is easier to follow.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver_glue/explain/known.hpp"

namespace p2c {

/// From these rules and facts, none of which can be left out, follow the conclusions.
struct Step {
  std::vector<SlotFact> concludes;  // in slot order
  std::vector<int> rules;           // of the book, ascending
  std::vector<SlotFact> facts;      // in slot order; known before the step
  std::int64_t cost = 0;
  /// No step from what was known before, with any conclusion, has fewer rules: 1 and 2 are exact.
  int least_rules = 1;
};

/// What a rule costs in a step: a little for one that is seen at a glance, more for one that looks
/// at many cells. The table is in step.cpp, by the rule's kind.
std::int64_t cost_of(const Rule& rule);

/// All rules, those that cost less first.
std::vector<int> rules_by_cost(const RuleBook& book);

/// The cost of a step: of its rules, its facts, and much for each rule beyond the first.
std::int64_t cost_of(const RuleBook& book, std::span<const int> rules, std::size_t facts);

/// A step of literals.
Step make_step(const RuleBook& book, std::span<const Lit> concludes, std::vector<int> rules,
               std::span<const Lit> facts);

/// The slots of these facts, each once, ascending.
std::vector<int> slots_of(const std::vector<SlotFact>& facts);

/// Those steps, in their order, that lead to these conclusions of some of them.
std::vector<Step> steps_towards(const std::vector<Step>& steps, const std::vector<SlotFact>& goals);

}  // namespace p2c
