// The fewest rules that refute something.
#pragma once

#include <span>
#include <vector>

#include "solver_glue/explain/all_rules.hpp"
#include "solver_glue/explain/explain_options.hpp"

namespace p2c {

struct FewestRules {
  std::vector<int> rules;  // ascending; none can be left out
  int at_least = 0;        // no fewer rules refute it
  bool proved() const { return at_least == static_cast<int>(rules.size()); }
};

// A set of rules refutes the facts exactly when it hits the complement of every set that does not;
// so rules that some board keeps with the facts, as many as can be, give a set to hit, and a
// minimum hitting set is a lower bound and the next to ask about. Connectivity is one rule here:
// named by its rings it would have no bound, since a board breaks more of them than were named.
//
// `known` refutes the facts, and is of `among`, the rules that count; both ascending. Ends early,
// with the bound that it has, after a fixed number of questions, at a limit, and where the bound
// reaches `enough` (0: never). Source: Ignatiev, Previti, Liffiton and Marques-Silva: Smallest MUS
// Extraction with Minimal Hitting Set Dualization, CP 2015.
FewestRules find_fewest_rules(const RuleBook& book, AllRules& all, std::vector<int> known,
                              std::span<const int> among, std::span<const Lit> facts,
                              const ExplainOptions& options, int enough = 0);

}  // namespace p2c
