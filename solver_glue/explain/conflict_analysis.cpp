#include "solver_glue/explain/conflict_analysis.hpp"

#include <algorithm>
#include <utility>

namespace p2c {

Learned ConflictAnalysis::learn(int conflict) {
  Learned learned{{kTrue}, {}, {}};
  Lits& clause = learned.clause;
  int open = 0;  // marked literals of this level whose reason was not looked at
  std::size_t at = values_.trail().size();
  int reason = conflict;
  begin_rules();
  do {
    add_rules_of(reason, learned.rules);
    for (const Lit x : values_.clause(reason)) {
      if (!mark(x, learned.variables)) continue;
      if (values_.level_of(x) == values_.level()) {
        ++open;
      } else {
        clause.push_back(x);
      }
    }
    do {
      clause[0] = !values_.trail()[--at];
    } while (!seen_[clause[0].variable()]);
    reason = values_.reason_of(clause[0].variable());
  } while (--open > 0);
  unmark(learned.variables);
  if (clause.size() > 1) {
    std::swap(clause[1], *std::max_element(clause.begin() + 1, clause.end(), [&](Lit a, Lit b) {
                return values_.level_of(a) < values_.level_of(b);
              }));
  }
  return learned;
}

Refutation ConflictAnalysis::why(int conflict) {
  std::vector<int> rules;
  begin_rules();
  add_rules_of(conflict, rules);
  return why(values_.clause(conflict), std::move(rules));
}

Refutation ConflictAnalysis::why(Lit x) {
  begin_rules();
  return why({&x, 1}, {});
}

Refutation ConflictAnalysis::why(std::span<const Lit> clause, std::vector<int> rules) {
  Refutation refutation{{}, std::move(rules)};
  std::vector<int> marked;
  for (const Lit x : clause) mark(x, marked);
  for (std::size_t i = 0; i < marked.size(); ++i) {
    const Lit x(marked[i]);
    const int reason = values_.reason_of(marked[i]);
    if (reason != Propagation::kNone) {
      add_rules_of(reason, refutation.rules);
      for (const Lit y : values_.clause(reason)) mark(y, marked);
    } else if (values_.level_of(x) == 1) {  // else it was assumed
      refutation.facts.push_back(values_(x) == Truth::kYes ? x : !x);
    }
  }
  unmark(marked);
  std::sort(refutation.facts.begin(), refutation.facts.end());
  std::sort(refutation.rules.begin(), refutation.rules.end());
  return refutation;
}

// False where it is marked already, or always holds.
bool ConflictAnalysis::mark(Lit x, std::vector<int>& marked) {
  if (seen_[x.variable()] || values_.level_of(x) == 0) return false;
  seen_[x.variable()] = true;
  marked.push_back(x.variable());
  return true;
}

void ConflictAnalysis::unmark(const std::vector<int>& marked) {
  for (const int variable : marked) seen_[variable] = false;
}

void ConflictAnalysis::add_rules_of(int clause, std::vector<int>& rules) {
  const int group = values_.group(clause);
  if (group >= 0) add_rule_once(group, rules);
  if (group > kLearned) return;
  for (const int rule : learned_from_[kLearned - group]) add_rule_once(rule, rules);
}

// Into the set that was begun last.
void ConflictAnalysis::add_rule_once(int rule, std::vector<int>& rules) {
  const auto at = static_cast<std::size_t>(rule);
  if (at >= rule_seen_.size()) rule_seen_.resize(at + 1);
  if (rule_seen_[at] == rule_sets_) return;
  rule_seen_[at] = rule_sets_;
  rules.push_back(rule);
}

}  // namespace p2c
