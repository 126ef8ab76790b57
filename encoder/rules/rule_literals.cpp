#include "encoder/rules/rule_literals.hpp"

#include <algorithm>
#include <utility>

#include "encoder/counts/cardinality.hpp"
#include "encoder/rules/instance_names.hpp"
#include "instances/rules/given_values.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/link_ways.hpp"
#include "instances/rules/slash_ends.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;
using Word = Expression::Word;

bool are_unequal_counts(const Expression& its) {
  return its.word == Word::kUnequal && its.parts[0]->is == Is::kCount &&
         its.parts[1]->is == Is::kCount;
}

// Nothing but lengths and what is given.
bool compares_lengths(const Expression& its) {
  const auto alone = [](const ExpressionPtr& number, const auto& again) -> bool {
    if (number->is == Is::kSum || number->is == Is::kMinus) {
      return std::all_of(number->parts.begin(), number->parts.end(),
                         [&](const ExpressionPtr& part) { return again(part, again); });
    }
    return number->is_length() || number->is < Is::kCount;
  };
  const auto speaks = [](const Expression& number, const auto& again) -> bool {
    return number.is_length() ||
           std::any_of(number.parts.begin(), number.parts.end(),
                       [&](const ExpressionPtr& part) { return again(*part, again); });
  };
  return its.is == Is::kCompare && speaks(its, speaks) &&
         std::all_of(its.parts.begin(), its.parts.end(),
                     [&](const ExpressionPtr& part) { return alone(part, alone); });
}

}  // namespace

void RuleLiterals::gather(const Expression& holds) {
  poll_.throw_if_stopped();  // what is nested may be large before its first clause
  if (holds.is == Is::kAnd) {
    for (const ExpressionPtr& part : holds.parts) gather(*part);
  } else if (holds.is == Is::kAll) {
    for (Bound& value : values_of(holds.set, board(), bindings_)) {
      bindings_[holds.variable] = std::move(value);
      gather(*holds.parts[0]);
    }
  } else if (holds.is == Is::kCompare) {
    gather_compared(holds);
  } else if (holds.is == Is::kOr && compares_lengths(*holds.parts.back())) {
    gather_either(holds);
  } else {
    Lits clause;
    add_alternatives(holds, false, clause);
    add_clause(std::move(clause));
  }
}

void RuleLiterals::add_clause(Lits clause) {
  const bool holds_always = std::find(clause.begin(), clause.end(), kTrue) != clause.end();
  if (!holds_always) clauses_.push_back(std::move(clause));
}

// The last part is clauses: each holds, or one of the other parts.
void RuleLiterals::gather_either(const Expression& holds) {
  Lits others;
  for (auto part = holds.parts.begin(); part + 1 != holds.parts.end(); ++part) {
    add_alternatives(**part, false, others);
  }
  const Expression& last = *holds.parts.back();
  const NumberTerms terms = terms_of(last);
  if (!terms.is_table()) {
    others.push_back(compared(last));
    return add_clause(std::move(others));
  }
  for (Lits& clause : clauses_that_keep(terms, last.word, answer_)) {
    clause.insert(clause.begin(), others.begin(), others.end());
    add_clause(std::move(clause));
  }
}

void RuleLiterals::gather_compared(const Expression& its) {
  if (its.parts[0]->is_fold()) return folds_.push_back(fold_of(its, its.word));
  if (are_unequal_counts(its)) return gather_unequal(its);
  if (is_weighted(its)) return weighted_.push_back(weighted_of(its));
  const NumberTerms terms = terms_of(its);
  if (!terms.is_table()) {
    if (its.word == Word::kUnequal) {
      clauses_.push_back({compared(its)});
    } else {
      counts_.push_back(count_of(terms, its.word));
    }
  } else if (terms.numbers.size() == 1) {
    clauses_.push_back(values_that_keep(terms, its.word, answer_.unknowns()));
  } else {
    for (Lits& clause : clauses_that_keep(terms, its.word, answer_)) {
      clauses_.push_back(std::move(clause));
    }
  }
}

// One of them is enough.
void RuleLiterals::add_alternatives(const Expression& its, bool negated, Lits& clause) {
  if (its.is == Is::kNot) return add_alternatives(*its.parts[0], !negated, clause);
  if (its.is == (negated ? Is::kAnd : Is::kOr)) {
    for (const ExpressionPtr& part : its.parts) add_alternatives(*part, negated, clause);
  } else if (its.is == (negated ? Is::kAll : Is::kSome)) {
    for (Bound& value : values_of(its.set, board(), bindings_)) {
      bindings_[its.variable] = std::move(value);
      add_alternatives(*its.parts[0], negated, clause);
    }
  } else {
    clause.push_back(literal(its, negated));
  }
}

// True exactly if it holds, or if it does not.
Lit RuleLiterals::literal(const Expression& its, bool negated) {
  poll_.throw_if_stopped();
  if (its.is == Is::kNot) return literal(*its.parts[0], !negated);
  if (its.is < Is::kNot || its.is == Is::kCompare) return negated ? !atom(its) : atom(its);
  // "and" is that not one of them fails.
  const bool all = its.is == Is::kAnd || its.is == Is::kAll;
  Lits some;
  add_alternatives(its, all, some);
  return all != negated ? !any_of(some) : any_of(some);
}

Lit RuleLiterals::atom(const Expression& its) {
  switch (its.is) {
    case Is::kIs:
      return answer_.has(its.layer, bindings_[its.variable].item);
    case Is::kMeets: {
      const Lit rises = answer_.has(its.layer, bindings_[its.variable].item);
      return meets_rising(its, board(), bindings_) ? rises : !rises;
    }
    case Is::kWay:
    case Is::kJoins: {
      const int link = link_of(its, board(), bindings_);
      return link < 0 ? kFalse : answer_.has(its.layer, link);
    }
    case Is::kInside:
      return answer_.insides().inside(its.layer, bindings_[its.variable].item);
    case Is::kBefore:
    case Is::kFlag:
    case Is::kHas:
      return is_given(its, board(), bindings_) ? kTrue : kFalse;
    default:
      return compared(its);
  }
}

Lit RuleLiterals::any_of(const Lits& those) {
  if (those.size() == 1) return those[0];
  out_.remark([] { return "a new variable is true when one of some literals is"; });
  const Lit any = new_part();
  Lits clause{!any};
  for (const Lit x : those) {
    out_.add({!x, any});
    clause.push_back(x);
  }
  out_.add(clause);
  return any;
}

std::string RuleLiterals::numbered_name(int number, bool alone) const {
  return alone ? name_() : name_() + "-" + std::to_string(number);
}

void RuleLiterals::list_numbers(const Fold& fold, NameOf name) {
  out_.list([&] { return cage_list(fold.slots, board(), name()); });
}

std::function<std::string()> RuleLiterals::name_of_part() {
  return [this, part = ++parts_] { return name_of("part", {name_(), std::to_string(part)}); };
}

Lit RuleLiterals::new_part() {
  return out_.fresh([&, name = name_of_part()] { return VariableName{name()}; });
}

void RuleLiterals::state() {
  for (const Lits& clause : clauses_) out_.add(clause);
  for (const Fold& fold : folds_) {
    const int number = ++named_folds_;
    const auto name = [&] { return numbered_name(number, false); };
    list_numbers(fold, name);
    state_fold(out_, answer_.unknowns(), fold, kTrue, name);
  }
  for (const WeightedSum& sum : weighted_) {
    const int number = ++named_folds_;
    const auto name = [&] { return numbered_name(number, false); };
    if (!sum.slots.empty()) {
      out_.list([&] { return cage_list(sum.slots, board(), name()); });
      state_weighted(out_, sum, name);
    } else {
      state_weighted(out_, sum, {});
    }
  }
  int lists = 0;
  for (const Count& count : counts_) {
    const int list = ++lists;
    const auto name_of_list = [&] { return numbered_name(list, counts_.size() == 1); };
    const int size = static_cast<int>(count.those.size());
    if (count.least == count.most) {
      exactly(out_, count.those, count.least, form_, name_of_list);
    } else if (count.least > 0) {
      at_least(out_, count.those, count.least, form_, name_of_list);
    } else if (count.most < size) {
      at_most(out_, count.those, count.most, form_, name_of_list);
    }
  }
}

}  // namespace p2c
