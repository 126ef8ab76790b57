// Sizes of the pieces beside a cell.
#include <algorithm>
#include <vector>

#include "encoder/rules/instance_names.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "encoder/shading/numbered_island.hpp"
#include "instances/rules/given_values.hpp"

namespace p2c {

// As an island of the cell and so many others, whatever the cell itself is.
void WholeRules::pieces_beside(const RuleInstance& instance) {
  const Expression& holds = *instance.rule->holds;
  const Expression& pieces = *holds.parts[0];
  Bindings bindings = all_bindings(instance);
  const int cell = bindings[pieces.variable].item;
  const auto number = static_cast<int>(
      std::min<std::int64_t>(given_number(*holds.parts[1], board(), bindings), board().cells()));
  const Rule rule = rule_of(instance, board());
  if (number < 0) {
    out_.rule([&] { return rule; });
    return out_.add({});
  }
  Grid<int> clue(board().rows(), board().cols(), kNoClue);
  clue[cell] = number + 1;
  SlotLits others = answer_.all(pieces.layer);
  if (!pieces.negated) others = negated(std::move(others));
  if (pieces_rule_ == nullptr) pieces_rule_ = instance.rule;
  if (pieces_rule_ != instance.rule) others.suffix = "-" + instance.rule->key;
  state_island(out_, clue, others, Reach(clue, cell, number, false), options_, &rule);
}

}  // namespace p2c
