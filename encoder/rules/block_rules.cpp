// The blocks in the ring around a cell.
#include "encoder/rules/instance_names.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "encoder/shading/ring_blocks.hpp"
#include "instances/cells_near.hpp"

namespace p2c {

void WholeRules::blocks(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const int middle = instance.bindings[its.variable].item;
  std::array<Lit, 8> ring{};
  std::size_t place = 0;
  for (const int cell : ring_around(board().rows(), board().cols(), middle)) {
    if (cell < 0) {
      ring[place++] = kFalse;
    } else {
      const Lit is = answer_.has(its.layer, cell);
      ring[place++] = its.negated ? !is : is;
    }
  }
  out_.rule([&] { return rule_of(instance, board()); });
  ring_blocks(out_, ring, numbers_of_list(board().clues(its.given)[middle]));
}

}  // namespace p2c
