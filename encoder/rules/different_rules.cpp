// Rules of sets of cells: what is different.
#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "encoder/counts/cardinality.hpp"
#include "encoder/rules/instance_names.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "encoder/values/summed_sets.hpp"
#include "instances/rules/given_values.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/scope.hpp"

namespace p2c {
namespace {

// sum LAYER in SET = NUMBER, which is given
bool is_given_sum(const Expression& its) {
  using Is = Expression::Is;
  return its.is == Is::kCompare && its.word == Expression::Word::kEqual &&
         its.parts[0]->is == Is::kTotal && its.parts[1]->is <= Is::kSize && its.parts[1]->layer < 0;
}

}  // namespace

// Each value once, where there are as many of them as cells; else at most once.
void WholeRules::different(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const Unknowns& x = answer_.unknowns();
  std::set<int> values;
  std::vector<int> slots;
  for (const Bound& cell : values_of(its.set, board(), instance.bindings)) {
    const int slot = answer_.slot(its.layer, cell.item);
    if (slot < 0) continue;
    slots.push_back(slot);
    for (int value = x.lo(slots.back()); value <= x.hi(slots.back()); ++value) values.insert(value);
  }
  out_.rule([&] { return rule_of(instance, board()); });
  if (slots.size() > values.size()) return out_.add({});
  for (const int value : values) {
    Lits places;
    for (const int slot : slots) places.push_back(x.is(slot, value));
    const auto name = [&] {
      return std::to_string(value) + "-in-" + name_of_list(instance, board());
    };
    if (slots.size() == values.size()) {
      exactly_one(out_, places, options_.cardinality, name);
    } else {
      at_most_one(out_, places, options_.cardinality, name);
    }
  }
}

// One of the sets of so many numbers one after the other: then each of them has a cell, and no
// number two.
void WholeRules::consecutive(const RuleInstance& instance) {
  const Unknowns& x = answer_.unknowns();
  const std::vector<int> slots = scope_of(instance, board());
  if (slots.size() < 2) return;
  int lo = x.lo(slots[0]);
  int hi = x.hi(slots[0]);
  for (const int slot : slots) {
    lo = std::min(lo, x.lo(slot));
    hi = std::max(hi, x.hi(slot));
  }
  const auto size = static_cast<int>(slots.size());
  std::vector<NumberSet> sets;
  for (int first = lo; first + size - 1 <= hi; ++first) {
    NumberSet& set = sets.emplace_back(static_cast<std::size_t>(size));
    std::iota(set.begin(), set.end(), first);
  }
  const auto name = [&] { return name_of_list(instance, board()); };
  out_.rule([&] { return rule_of(instance, board()); });
  out_.list([&] { return cage_list(slots, board(), name()); });
  one_of_sets(out_, x, slots, sets, name);
}

// One of the sets of different numbers with this sum, where that is promised of them: it speaks of
// sets alone, so only forms for solving may.
bool WholeRules::sum_of_different(const RuleInstance& instance, NameOf name) {
  const Expression& holds = *instance.rule->holds;
  if (out_.explains() || !is_given_sum(holds)) return false;
  const std::vector<int> slots = scope_of(instance, board());
  if (slots.size() < 2 || promises.different.count(slots) == 0) return false;
  Bindings bindings = all_bindings(instance);
  const std::int64_t sum = given_number(*holds.parts[1], board(), bindings);
  const auto sets = sets_with_sum(answer_.unknowns(), slots, sum);
  if (!sets) return false;
  out_.rule([&] { return rule_of(instance, board()); });
  out_.list([&] { return cage_list(slots, board(), name()); });
  one_of_sets(out_, answer_.unknowns(), slots, *sets, name);
  return true;
}

void WholeRules::unlike(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const std::vector<Bound> sets = values_of(its.set, board(), instance.bindings);
  for (int k = 1; k < static_cast<int>(sets.size()); ++k) {
    for (int i = 0; i < k; ++i) {
      const std::vector<int>& one = sets[i].cells;
      const std::vector<int>& other = sets[k].cells;
      if (one.size() != other.size() || one == other) continue;
      Lits differs;
      for (std::size_t c = 0; c < one.size(); ++c) {
        differs.push_back(differ(its.layer, one[c], other[c], [&] {
          return name_of("differ", {name_of_list(instance, board()), std::to_string(i + 1),
                                    std::to_string(k + 1), std::to_string(c + 1)});
        }));
      }
      out_.rule([&] {
        std::vector<int> scope;
        for (const auto* cells : {&one, &other}) {
          for (const int cell : *cells) scope.push_back(board().slot(its.layer, cell));
        }
        std::erase(scope, -1);
        return Rule{{instance.rule->key, {i, k}},
                    std::move(scope),
                    label_of(instance, board()) + ": " + board().name(Sort::kCells, sets[i]) +
                        ", and " + board().name(Sort::kCells, sets[k])};
      });
      out_.add(differs);
    }
  }
}

// A cell without a number has 0.
Lit WholeRules::numbers_differ(int one, int other, const NameOf& name) {
  if (one >= 0 && other >= 0) {
    return literal_of_two({{}, {{one, 1}, {other, -1}}}, Expression::Word::kUnequal, answer_, name,
                          out_);
  }
  const Unknowns& x = answer_.unknowns();
  const int slot = std::max(one, other);
  if (slot < 0) return kFalse;
  return x.lo(slot) <= 0 ? !x.is(slot, 0) : kTrue;
}

// True exactly if they do.
Lit WholeRules::differ(int layer, int one, int other, const NameOf& name) {
  if (board().text().answers[layer].is == AnswerName::Is::kNumbers) {
    return numbers_differ(answer_.slot(layer, one), answer_.slot(layer, other), name);
  }
  const Lit a = answer_.has(layer, one);
  const Lit b = answer_.has(layer, other);
  out_.remark([] { return "a new variable is true when two cells differ"; });
  const Lit differs = out_.fresh([&] { return VariableName{name()}; });
  out_.add({!differs, a, b});
  out_.add({!differs, !a, !b});
  out_.add({differs, !a, b});
  out_.add({differs, a, !b});
  return differs;
}

}  // namespace p2c
