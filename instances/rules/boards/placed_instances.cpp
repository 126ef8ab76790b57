#include "instances/rules/boards/placed_instances.hpp"

#include <functional>
#include <utility>

#include "instances/rules/given_values.hpp"
#include "instances/rules/item_sets.hpp"

namespace p2c {
namespace {

// `values` says what a variable runs over.
class Placing {
 public:
  using Values = std::function<std::vector<Bound>(const Quantifier&, const Bindings&)>;
  Placing(const RuleBoard& board, const TextRule& rule, Values values)
      : board_(board), rule_(rule), values_(std::move(values)), bindings_(rule.sorts.size()) {}

  void add_to(std::vector<RuleInstance>& all, std::size_t next = 0) {
    if (next < rule_.each.size()) {
      for (Bound& value : values_(rule_.each[next], bindings_)) {
        bindings_[rule_.each[next].variable] = std::move(value);
        add_to(all, next + 1);
      }
      return;
    }
    if (rule_.condition != nullptr && !is_given(*rule_.condition, board_, bindings_)) return;
    const auto end = bindings_.begin() + static_cast<std::ptrdiff_t>(rule_.each.size());
    all.push_back({&rule_, Bindings(bindings_.begin(), end)});
  }

 private:
  const RuleBoard& board_;
  const TextRule& rule_;
  Values values_;
  Bindings bindings_;
};

}  // namespace

std::vector<RuleInstance> instances_at(const RuleBoard& board, const TextRule& rule,
                                       const std::vector<int>& variables, int place) {
  std::vector<RuleInstance> all;
  const auto add = [&](int pinned) {
    Placing(board, rule, [&](const Quantifier& each, const Bindings& bindings) {
      std::vector<Bound> values = values_of(each.set, board, bindings);
      if (each.variable != pinned) return values;
      std::erase_if(values, [&](const Bound& one) {
        return (one.item >= 0 ? one.item : one.place) != place;
      });
      return values;
    }).add_to(all);
  };
  if (variables.empty()) add(-1);
  for (const int variable : variables) add(variable);
  return all;
}

std::vector<RuleInstance> instances_of(const RuleBoard& board, const TextRule& rule, int variable,
                                       const Bound& bound) {
  std::vector<RuleInstance> all;
  Placing(board, rule, [&](const Quantifier& each, const Bindings& bindings) {
    if (each.variable == variable) return std::vector<Bound>{bound};
    return values_of(each.set, board, bindings);
  }).add_to(all);
  return all;
}

}  // namespace p2c
