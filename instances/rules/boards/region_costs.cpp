#include "instances/rules/boards/region_costs.hpp"

#include <algorithm>

#include "instances/rules/boards/named_givens.hpp"
#include "instances/rules/boards/placed_instances.hpp"
#include "instances/rules/meaning/meaning.hpp"

namespace p2c {
namespace {

const ItemSet* set_of(const TextRule& rule, int variable) {
  const auto found = std::find_if(rule.each.begin(), rule.each.end(), [&](const Quantifier& each) {
    return each.variable == variable;
  });
  return found == rule.each.end() ? nullptr : &found->set;
}

bool is_about_one(const TextRule& rule, const Naming& naming) {
  if (naming.anywhere || naming.variables.size() != 1) return false;
  return set_of(rule, naming.variables[0])->of == ItemSet::Of::kRegions;
}

// Without numbers of regions there is no instance of it.
bool needs_number(const TextRule& rule) {
  return std::any_of(rule.each.begin(), rule.each.end(), [](const Quantifier& each) {
    const bool with = each.set.only == ItemSet::Only::kWithNumber;
    return with && each.set.of == ItemSet::Of::kRegions;
  });
}

}  // namespace

RegionCosts::RegionCosts(std::shared_ptr<const RuleText> text, int given, BoardData board,
                         Answer answer)
    : text_(std::move(text)),
      given_(given),
      board_(text_, std::move(board)),
      answer_(std::move(answer)) {
  for (const TextRule& rule : text_->rules) {
    const Naming naming = naming_of(rule, given);
    if (!naming.is_named || needs_number(rule)) continue;
    if (is_about_one(rule, naming)) {
      alone_.emplace_back(&rule, naming.variables[0]);
    } else {
      rest_.push_back(&rule);
    }
  }
}

std::int64_t RegionCosts::of_region(const std::vector<int>& cells) const {
  std::int64_t sum = 0;
  for (const auto& [rule, variable] : alone_) {
    for (const RuleInstance& its : instances_of(board_, *rule, variable, {-1, cells, 0})) {
      sum += off_by(its, board_, answer_);
    }
  }
  return sum;
}

std::int64_t RegionCosts::of_rest(const Grid<int>& ids) {
  if (rest_.empty()) return 0;
  board_.set_regions(given_, ids);
  std::int64_t sum = 0;
  for (const TextRule* rule : rest_) {
    for (const RuleInstance& its : instances_at(board_, *rule, {}, 0)) {
      sum += off_by(its, board_, answer_);
    }
  }
  return sum;
}

std::int64_t RegionCosts::of_all(const Grid<int>& ids) {
  std::int64_t sum = of_rest(ids);
  for (const std::vector<int>& cells : cells_by_region(ids)) sum += of_region(cells);
  return sum;
}

}  // namespace p2c
