// Areas of equal numbers, and those that are symmetric around a dot.
#include "encoder/regions/equal_areas.hpp"
#include "encoder/regions/symmetric_regions.hpp"
#include "encoder/rules/instance_names.hpp"
#include "encoder/rules/whole_rules.hpp"

namespace p2c {

// Numbers that are given are known, where another rule says so.
void WholeRules::areas(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const Unknowns& x = answer_.unknowns();
  const int given = board().text().made_of.values_part;
  NumberedBoard numbers{Grid<int>(board().rows(), board().cols(), kNoClue), 0, {}, {}};
  if (given >= 0) {
    numbers.known = board().data().part<Grid<int>>(static_cast<std::size_t>(given));
  }
  for (int cell = 0; cell < board().cells(); ++cell) {
    numbers.slots.push_back(answer_.slot(its.layer, cell));
    numbers.most = std::max(numbers.most, x.hi(numbers.slots.back()));
  }
  for (const int slot : numbers.slots) {
    Lits has;
    for (int number = 0; number <= numbers.most; ++number) has.push_back(x.is(slot, number));
    numbers.has.push_back(std::move(has));
  }
  numbers.rule = [&] { return rule_of(instance, board()); };
  equal_areas(out_, numbers, options_);
}

void WholeRules::symmetric(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const DottedRegions regions{board().dots(its.given), answer_.all(its.layer),
                              "-" + instance.rule->key};
  symmetric_regions(out_, regions, options_);
}

}  // namespace p2c
