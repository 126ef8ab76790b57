// Comparisons in rules: tables of one number or two, else counts.
#include <algorithm>
#include <limits>
#include <utility>

#include "encoder/counts/cardinality.hpp"
#include "encoder/counts/unary_merge.hpp"
#include "encoder/rules/rule_literals.hpp"
#include "instances/rules/given_values.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/link_ways.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;
using Word = Expression::Word;

constexpr int kNoBound = std::numeric_limits<int>::max();
constexpr std::int64_t kMostCounted = 1'000'000;

}  // namespace

Lit RuleLiterals::compared(const Expression& its) {
  if (its.parts[0]->is_fold()) return fold_holds(its);
  const NumberTerms terms = terms_of(its);
  if (terms.is_table()) {
    if (terms.numbers.size() != 1) {
      return literal_of_two(terms, its.word, answer_, name_of_part(), out_);
    }
    const Lits values = values_that_keep(terms, its.word, answer_.unknowns());
    return values.empty() ? kFalse : any_of(values);
  }
  if (its.word != Word::kUnequal) return count_within(count_of(terms, its.word));
  return !count_within(count_of(terms, Word::kEqual));
}

// within <-> at least `least`, and at most `most`: a literal often enough makes up for the rest.
// Sets of so many literals are too many for clauses alone.
Lit RuleLiterals::count_within(const Count& count) {
  const int size = static_cast<int>(count.those.size());
  if (count.least <= 0 && count.most >= size) return kTrue;
  if (count.least > size || count.most < 0 || count.least > count.most) return kFalse;
  out_.remark([] { return "a new variable is true when a count is within bounds"; });
  const Cardinality form = form_ == Cardinality::kDirect ? Cardinality::kAuto : form_;
  const auto often = [&](Lit x, int times) {
    Lits all = count.those;
    all.insert(all.end(), static_cast<std::size_t>(times), x);
    return all;
  };
  const auto enough = [&](int least) {  // at least so many
    if (least <= 0) return kTrue;
    const Lit is = new_part();
    const int part = parts_;
    const auto name = [&](const char* side) {
      return name_() + "-part" + std::to_string(part) + side;
    };
    at_least(out_, often(!is, least), least, form, [&] { return name("-holds"); });
    at_most(out_, often(!is, size - least + 1), size, form, [&] { return name("-fails"); });
    return is;
  };
  const Lit many = enough(count.least);
  const Lit too_many = count.most >= size ? kFalse : enough(count.most + 1);
  return !any_of({!many, too_many});
}

RuleLiterals::Count RuleLiterals::count_of(NumberTerms terms, Word word) {
  terms = counted_only(std::move(terms), answer_);
  Count count{std::move(terms.those), -kNoBound, kNoBound};
  const auto bound = static_cast<int>(std::clamp<std::int64_t>(-terms.more, -kNoBound, kNoBound));
  if (word != Word::kAtMost) count.least = bound;
  if (word != Word::kAtLeast) count.most = bound;
  return count;
}

// Not both are k, for any k.
void RuleLiterals::gather_unequal(const Expression& counts) {
  std::vector<Lits> sides;
  for (const ExpressionPtr& side : counts.parts) {
    NumberTerms terms;
    add_counted(*side, false, terms);
    const int list = static_cast<int>(sides.size()) + 1;
    sides.push_back(answer_.unary(terms.those, [&] { return numbered_name(list, false); }));
  }
  const std::size_t most = std::min(sides[0].size(), sides[1].size());
  for (std::size_t k = 0; k <= most; ++k) {
    Lits clause;
    for (const Lits& side : sides) {
      clause.push_back(!unary_place(side, k));
      clause.push_back(unary_place(side, k + 1));
    }
    if (std::find(clause.begin(), clause.end(), kTrue) != clause.end()) continue;
    std::erase(clause, kFalse);
    clauses_.push_back(std::move(clause));
  }
}

NumberTerms RuleLiterals::terms_of(const Expression& compared) {
  NumberTerms terms;
  add_terms(*compared.parts[0], false, terms);
  add_terms(*compared.parts[1], true, terms);
  // A number less itself is nothing.
  const auto& numbers = terms.numbers;
  if (numbers.size() == 2 && numbers[0].slot == numbers[1].slot &&
      numbers[0].sign != numbers[1].sign) {
    terms.numbers.clear();
  }
  return terms;
}

// left - right is left + not right, less as many as there are on the right.
void RuleLiterals::add_terms(const Expression& its, bool subtracted, NumberTerms& terms) {
  const int sign = subtracted ? -1 : 1;
  switch (its.is) {
    case Is::kSum:
      for (const ExpressionPtr& part : its.parts) add_terms(*part, subtracted, terms);
      return;
    case Is::kMinus:
      return add_terms(*its.parts[0], !subtracted, terms);
    case Is::kCount:
    case Is::kWeighted:
      return add_counted(its, subtracted, terms);
    case Is::kValue:
      return add_number(its.layer, bindings_[its.variable].item, sign, terms);
    case Is::kLength:
    case Is::kLengthThrough:
      terms.lengths.push_back(
          {{its.layer, bindings_[its.variable].item, reach_of(its, board(), bindings_)}, sign});
      return;
    case Is::kTotal:
      for (const Bound& value : values_of(its.set, board(), bindings_)) {
        add_number(its.layer, value.item, sign, terms);
      }
      return;
    default:
      terms.more += sign * given_number(its, board(), bindings_);
  }
}

// 0 where no number may be.
void RuleLiterals::add_number(int layer, int cell, int sign, NumberTerms& terms) const {
  if (const int slot = answer_.slot(layer, cell); slot >= 0) terms.numbers.push_back({slot, sign});
}

Fold RuleLiterals::fold_of(const Expression& compared, Word word, std::int64_t more) {
  const Expression& numbers = *compared.parts[0];
  const std::int64_t target = given_number(*compared.parts[1], board(), bindings_) + more;
  Fold fold;
  int most = 0;
  for (const Bound& value : values_of(numbers.set, board(), bindings_)) {
    fold.slots.push_back(answer_.slot(numbers.layer, value.item));
    most = std::max(most, answer_.unknowns().hi(fold.slots.back()));
  }
  fold.automaton = fold_automaton(numbers.is, word, target, most);
  return fold;
}

// holds -> the comparison, and not holds -> the opposite one.
Lit RuleLiterals::fold_holds(const Expression& compared) {
  out_.remark([] { return "a new variable is true when numbers compare so"; });
  const Lit holds = new_part();
  const int number = ++named_folds_;
  const auto name = [&] { return numbered_name(number, false); };
  list_numbers(fold_of(compared, compared.word), name);
  const auto add = [&](Word word, int more, Lit when, const char* condition) {
    state_fold(out_, answer_.unknowns(), fold_of(compared, word, more), when, name,
               [&] { return std::string(condition); });
  };
  add(compared.word, 0, holds, "holds");
  switch (compared.word) {
    case Word::kEqual:
      add(Word::kUnequal, 0, !holds, "fails");
      break;
    case Word::kUnequal:
      add(Word::kEqual, 0, !holds, "fails");
      break;
    case Word::kAtMost:
      add(Word::kAtLeast, 1, !holds, "fails");
      break;
    case Word::kAtLeast:
      add(Word::kAtMost, -1, !holds, "fails");
      break;
  }
  return holds;
}

// Alone on the left, and what is given on the right.
bool RuleLiterals::is_weighted(const Expression& compared) {
  const Expression& right = *compared.parts[1];
  return compared.parts[0]->is == Is::kWeighted && right.is <= Is::kSize && right.layer < 0;
}

WeightedSum RuleLiterals::weighted_of(const Expression& compared) {
  const Expression& its = *compared.parts[0];
  const std::int64_t target = given_number(*compared.parts[1], board(), bindings_);
  const bool is_named = its.given < 0 && its.parts[0]->is == Is::kIs;
  WeightedSum sum;
  std::vector<std::int64_t> weights;
  for (Bound& value : values_of(its.set, board(), bindings_)) {
    weights.push_back(weight_of(its, board(), weights.size(), value));
    if (is_named) sum.slots.push_back(board().slot(its.parts[0]->layer, value.item));
    bindings_[its.variable] = std::move(value);
    const Lit one = literal(*its.parts[0], false);
    sum.columns.push_back({0, {!one, one}});
  }
  if (std::count(sum.slots.begin(), sum.slots.end(), -1) > 0) sum.slots.clear();
  sum.automaton = weighted_automaton(std::move(weights), compared.word, target);
  return sum;
}

void RuleLiterals::add_counted(const Expression& its, bool subtracted, NumberTerms& terms) {
  std::size_t place = 0;
  for (Bound& value : values_of(its.set, board(), bindings_)) {
    const std::int64_t weight = weight_of(its, board(), place++, value);
    bindings_[its.variable] = std::move(value);
    const Lit one = literal(*its.parts[0], subtracted);
    if (static_cast<std::int64_t>(terms.those.size()) + weight > kMostCounted) {
      throw TooLarge("a sum of more than 10^6");
    }
    terms.those.insert(terms.those.end(), static_cast<std::size_t>(weight), one);
    terms.more -= subtracted ? weight : 0;
  }
}

}  // namespace p2c
