#include "solver_glue/explain/contradictory_rules.hpp"

#include <algorithm>

#include "solver_glue/explain/all_rules.hpp"
#include "solver_glue/explain/fewest_rules.hpp"

namespace p2c {
namespace {

// Those that no others imply, cheap ones first: only they can be mended.
std::vector<int> own_rules(const RuleBook& book) {
  std::vector<int> rules = rules_by_cost(book);
  std::erase_if(rules, [&](int rule) { return !book.rule(rule).rule.rests_on.empty(); });
  return rules;
}

// Facts of these that the rules contradict, none of which can be left out.
Lits fewer_given(AllRules& all, const std::vector<int>& rules, Lits facts) {
  for (std::size_t i = facts.size(); i-- > 0;) {
    Lits rest = facts;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (all.solve(rules, rest) == Status::kUnsatisfiable) facts = std::move(rest);
  }
  return facts;
}

}  // namespace

std::optional<ContradictoryRules> contradictory_rules(const RuleBook& book, const Givens& given,
                                                      const ExplainOptions& options) {
  constexpr std::int64_t kShare = 5;  // of the limit: about a second by default
  Budget budget((options.conflict_limit + kShare - 1) / kShare);
  AllRules all(book, options.seed, options.stop, &budget);
  Lits facts;
  for (const auto& [slot, value] : given) facts.push_back(book.literal(slot, value));
  std::vector<int> own = own_rules(book);
  if (all.solve(own, facts) != Status::kUnsatisfiable) return {};
  std::vector<int> some = all.failed_rules();
  if (std::vector<int> fewer = fewer_rules(all, some, facts); !fewer.empty())
    some = std::move(fewer);
  std::sort(some.begin(), some.end());
  std::sort(own.begin(), own.end());
  const FewestRules fewest = find_fewest_rules(book, all, std::move(some), own, facts, options);
  return ContradictoryRules{
      make_step(book, {}, fewest.rules, fewer_given(all, fewest.rules, std::move(facts))),
      fewest.proved(), budget.is_spent()};
}

}  // namespace p2c
