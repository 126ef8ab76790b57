// Rules and steps in words for people.
#pragma once

#include <string>
#include <vector>

#include "solver_glue/explain/fact_words.hpp"
#include "solver_glue/explain/rings.hpp"

namespace p2c {

/// Of the rules from which an implied one follows.
std::vector<std::string> words_it_rests_on(const RuleBook& book, const Rule& rule);

/// A rule's words; an implied rule is followed by what it rests on, a graph rule by its rings.
std::string rule_in_words(const RuleBook& book, int rule, const std::vector<Ring>& rings = {});

/// What a step says, without a full stop: "r1c4 is shaded, because r1c1 to r1c3 are not shaded (the
/// room of r1c1: 1 shaded cell)". Of a single graph rule: what would be cut off, or form a loop.
/// Rules with the same words for several places are one: "v1.2 and v1.3: two lines meet there".
std::string sentence(const RuleBook& book, const Step& step, const std::vector<Ring>& rings = {});

}  // namespace p2c
