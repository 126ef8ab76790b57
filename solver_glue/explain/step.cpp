#include "solver_glue/explain/step.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <string_view>
#include <utility>

namespace p2c {
namespace {

constexpr int kSlot = 2;  // of the scope
constexpr int kFact = 3;
constexpr int kOneMoreRule = 10'000;

// How hard it is to see what a rule of this kind says: alone, and for each cell that it looks at.
struct KindCost {
  std::string_view kind;
  int alone;
  int slot = kSlot;
};

constexpr std::array<KindCost, 13> kKinds{{
    {"clues", 5, 0},
    {"far", 15, 0},
    {"touch", 10},
    {"crossing", 10},
    {"closed", 20},
    {"shut-in", 20},
    {"window", 20},
    {"island", 20},
    {"room", 30},
    {"line", 30},
    {"cage", 40},
    {"no-cycles", 80},
    {"connected", 100, 0},  // a look at the whole board
}};
constexpr KindCost kOtherKind{"", 40};

}  // namespace

std::int64_t cost_of(const Rule& rule) {
  const auto* const found = std::find_if(
      kKinds.begin(), kKinds.end(), [&](const auto& cost) { return cost.kind == rule.key.kind; });
  const KindCost& cost = found == kKinds.end() ? kOtherKind : *found;
  return cost.alone + cost.slot * static_cast<std::int64_t>(rule.scope.size());
}

std::vector<int> rules_by_cost(const RuleBook& book) {
  std::vector<int> rules(book.rules().size());
  std::iota(rules.begin(), rules.end(), 0);
  std::stable_sort(rules.begin(), rules.end(), [&](int a, int b) {
    return cost_of(book.rule(a).rule) < cost_of(book.rule(b).rule);
  });
  return rules;
}

std::int64_t cost_of(const RuleBook& book, std::span<const int> rules, std::size_t facts) {
  std::int64_t cost = kFact * static_cast<std::int64_t>(facts);
  for (const int rule : rules) cost += cost_of(book.rule(rule).rule);
  const auto more = static_cast<std::int64_t>(rules.size()) - 1;
  return cost + kOneMoreRule * std::max<std::int64_t>(more, 0);
}

Step make_step(const RuleBook& book, std::span<const Lit> concludes, std::vector<int> rules,
               std::span<const Lit> facts) {
  Step step;
  for (const Lit x : concludes) step.concludes.push_back(fact_of(book, x));
  for (const Lit x : facts) step.facts.push_back(fact_of(book, x));
  std::sort(step.concludes.begin(), step.concludes.end());
  std::sort(step.facts.begin(), step.facts.end());
  std::sort(rules.begin(), rules.end());
  step.cost = cost_of(book, rules, facts.size());
  step.rules = std::move(rules);
  return step;
}

std::vector<int> slots_of(const std::vector<SlotFact>& facts) {
  std::vector<int> slots;
  for (const SlotFact& fact : facts) slots.push_back(fact.slot);
  std::sort(slots.begin(), slots.end());
  slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
  return slots;
}

std::vector<Step> steps_towards(const std::vector<Step>& steps,
                                const std::vector<SlotFact>& goals) {
  std::set<SlotFact> wanted(goals.begin(), goals.end());
  std::vector<Step> needed;
  for (std::size_t i = steps.size(); i-- > 0;) {
    const Step& step = steps[i];
    const bool leads = std::any_of(step.concludes.begin(), step.concludes.end(),
                                   [&](const SlotFact& fact) { return wanted.contains(fact); });
    if (!leads) continue;
    wanted.insert(step.facts.begin(), step.facts.end());
    needed.push_back(step);
  }
  std::reverse(needed.begin(), needed.end());
  return needed;
}

}  // namespace p2c
