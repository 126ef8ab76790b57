#include "solver_glue/explain/neighbourhood.hpp"

#include <algorithm>
#include <utility>

#include "solver_glue/explain/step.hpp"

namespace p2c {

std::vector<int> nearest_slots(const RuleBook& book, const Known& known) {
  std::vector<int> open(book.rules().size());
  for (std::size_t rule = 0; rule < open.size(); ++rule) {
    const std::vector<int>& scope = book.rules()[rule].rule.scope;
    open[rule] = static_cast<int>(
        std::count_if(scope.begin(), scope.end(), [&](int s) { return !known.is_known(s); }));
  }
  std::vector<std::pair<int, int>> by_rank;
  for (int slot = 0; slot < book.unknowns().size(); ++slot) {
    if (known.is_known(slot)) continue;
    int rank = 0;
    for (const int rule : book.rules_of(slot)) {
      if (!book.rule(rule).is_graph()) rank += open[rule];
    }
    by_rank.emplace_back(rank, slot);
  }
  std::sort(by_rank.begin(), by_rank.end());
  std::vector<int> slots;
  for (const auto& [rank, slot] : by_rank) slots.push_back(slot);
  return slots;
}

void widen(const RuleBook& book, const Known& known, Neighbourhood& around) {
  std::vector<int> rules;
  std::vector<int> slots = around.slots;
  for (const int slot : around.slots) {
    rules.insert(rules.end(), book.rules_of(slot).begin(), book.rules_of(slot).end());
  }
  std::sort(rules.begin(), rules.end());
  rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
  for (const int rule : rules) {
    if (book.rule(rule).is_graph()) continue;
    for (const int slot : book.rule(rule).rule.scope) {
      if (!known.is_known(slot)) slots.push_back(slot);
    }
  }
  std::sort(slots.begin(), slots.end());
  slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
  around.all = rules == around.rules;
  around.rules = around.all ? rules_by_cost(book) : std::move(rules);
  around.slots = std::move(slots);
}

}  // namespace p2c
