#include "solver_glue/explain/odd_reason.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "instances/documents/any_odd_sums.hpp"

namespace p2c {
namespace {

// By their scopes, ascending; none that others imply.
std::map<std::vector<int>, int> rules_by_scope(const RuleBook& book) {
  std::map<std::vector<int>, int> rules;
  for (int i = 0; i < static_cast<int>(book.rules().size()); ++i) {
    const Rule& rule = book.rule(i).rule;
    std::vector<int> scope = rule.scope;
    std::sort(scope.begin(), scope.end());
    if (rule.rests_on.empty()) rules.emplace(std::move(scope), i);
  }
  return rules;
}

std::vector<int> scope_of(const SlotSum& sum) {
  std::vector<int> scope = sum.slots;
  for (const auto& [slot, value] : sum.known) scope.push_back(slot);
  std::sort(scope.begin(), scope.end());
  return scope;
}

// A slot that is in two sums counts twice, whatever its value is.
Lits values_of_one_sum(const RuleBook& book, const OddSums& odd) {
  std::map<SlotValue, int> sums;
  for (const SlotSum& sum : odd.sums) {
    for (const SlotValue& entry : sum.known) ++sums[entry];
  }
  Lits values;
  for (const auto& [entry, number] : sums) {
    if (number == 1) values.push_back(book.literal(entry.first, entry.second));
  }
  return values;
}

std::optional<ContradictoryRules> odd_rules(const RuleBook& book, const OddSums& odd) {
  const std::map<std::vector<int>, int> by_scope = rules_by_scope(book);
  std::vector<int> rules;
  for (const SlotSum& sum : odd.sums) {
    const auto found = by_scope.find(scope_of(sum));
    if (found == by_scope.end()) return {};
    rules.push_back(found->second);
  }
  ContradictoryRules contradiction;
  contradiction.step = make_step(book, {}, std::move(rules), values_of_one_sum(book, odd));
  contradiction.words = odd.words;
  return contradiction;
}

// Where the explainer ends before these are known: all that it found.
std::vector<Step> steps_to_all(Explainer& explainer, const std::vector<SlotFact>& facts) {
  const auto is_open = [&](const SlotFact& fact) { return !explainer.known().is_known(fact.slot); };
  std::vector<Step> steps;
  while (std::any_of(facts.begin(), facts.end(), is_open)) {
    std::optional<Step> step = explainer.next();
    if (!step) return steps;
    steps.push_back(std::move(*step));
  }
  return steps_towards(steps, facts);
}

}  // namespace

std::optional<OddReason> odd_reason(const RuleBook& book, const Givens& given,
                                    const ExplainOptions& options) {
  const std::optional<OddSums> odd = odd_sums(book.puzzle(), given, options.stop);
  std::optional<ContradictoryRules> rules = odd ? odd_rules(book, *odd) : std::nullopt;
  if (!rules) return {};
  Explainer explainer(book, given, options);
  OddReason reason;
  reason.contradiction = std::move(*rules);
  reason.steps = steps_to_all(explainer, reason.contradiction.step.facts);
  reason.known = explainer.known().values();
  reason.limit = explainer.end() == Explainer::End::kLimit;
  if (explainer.end() == Explainer::End::kContradiction) {
    reason.contradiction = {explainer.contradiction(), false};
  }
  return reason;
}

Givens odd_entries(const AnyPuzzle& puzzle, const Givens& given, Givens entries, const Stop* stop) {
  const auto are_odd = [&](Givens values) {
    values.insert(values.end(), given.begin(), given.end());
    return odd_sums(puzzle, values, stop).has_value();
  };
  if (!are_odd(entries)) return {};
  for (std::size_t i = entries.size(); i-- > 0 && !is_stopped(stop);) {
    Givens rest = entries;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (are_odd(rest)) entries = std::move(rest);
  }
  return entries;
}

}  // namespace p2c
