// Why a puzzle has no answer.
#pragma once

#include <optional>
#include <string>

#include "solver_glue/explain/explainer.hpp"

namespace p2c {

struct ContradictoryRules {
  Step step;            // rules and facts that no board keeps; without conclusions
  bool fewest = false;  // there is no such set with fewer rules; false: that was not found out
  bool limit = false;   // a limit ended the search for fewer
  /// Why, where that can be said of all of them; perhaps some can be left out then.
  std::string words = {};
};

// Rules, and values that are given, none of which can be left out, that contradict each other;
// fewest rules where that is found out with a fixed number of questions. Nothing: they do not, or a
// stop or the limit of conflicts came first.
// Source: Ignatiev, Previti, Liffiton and Marques-Silva: Smallest MUS Extraction with Minimal
// Hitting Set Dualization, CP 2015.
std::optional<ContradictoryRules> contradictory_rules(const RuleBook& book, const Givens& given,
                                                      const ExplainOptions& options);

}  // namespace p2c
