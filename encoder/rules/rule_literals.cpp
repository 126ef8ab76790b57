#include "encoder/rules/rule_literals.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "encoder/counts/cardinality.hpp"
#include "instances/grid.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;
using Word = Expression::Word;

constexpr int kNoBound = std::numeric_limits<int>::max();

}  // namespace

void RuleLiterals::gather(const Expression& holds) {
  if (holds.is == Is::kAnd) {
    for (const ExpressionPtr& part : holds.parts) gather(*part);
  } else if (holds.is == Is::kAll) {
    for (Bound& value : values_of(holds.set, board_, bindings_)) {
      bindings_[holds.variable] = std::move(value);
      gather(*holds.parts[0]);
    }
  } else if (holds.is == Is::kCompare && holds.word != Word::kUnequal) {
    counts_.push_back(count_of(holds));
  } else {
    Lits clause;
    add_alternatives(holds, false, clause);
    clauses_.push_back(std::move(clause));
  }
}

// One of them is enough.
void RuleLiterals::add_alternatives(const Expression& its, bool negated, Lits& clause) {
  if (its.is == Is::kNot) return add_alternatives(*its.parts[0], !negated, clause);
  if (its.is == (negated ? Is::kAnd : Is::kOr)) {
    for (const ExpressionPtr& part : its.parts) add_alternatives(*part, negated, clause);
  } else if (its.is == (negated ? Is::kAll : Is::kSome)) {
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      bindings_[its.variable] = std::move(value);
      add_alternatives(*its.parts[0], negated, clause);
    }
  } else {
    clause.push_back(literal(its, negated));
  }
}

// True exactly if it holds, or if it does not.
Lit RuleLiterals::literal(const Expression& its, bool negated) {
  if (its.is == Is::kShaded) {
    const Lit shaded = shaded_[bindings_[its.variable].cell];
    return negated ? !shaded : shaded;
  }
  if (its.is == Is::kNot) return literal(*its.parts[0], !negated);
  if (its.is == Is::kCompare) return negated ? !compared(its) : compared(its);
  // "and" is that not one of them fails.
  const bool all = its.is == Is::kAnd || its.is == Is::kAll;
  Lits some;
  add_alternatives(its, all, some);
  return all != negated ? !any_of(some) : any_of(some);
}

Lit RuleLiterals::any_of(const Lits& those) {
  if (those.size() == 1) return those[0];
  out_.remark([] { return "a new variable is true when one of some literals is"; });
  const Lit any = out_.fresh();
  Lits clause{!any};
  for (const Lit x : those) {
    out_.add({!x, any});
    clause.push_back(x);
  }
  out_.add(clause);
  return any;
}

Lit RuleLiterals::compared(const Expression& its) {
  if (its.word != Word::kUnequal) return count_within(count_of(its));
  Expression equal = its;
  equal.word = Word::kEqual;
  return !count_within(count_of(equal));
}

// within <-> at least `least`, and at most `most`: a literal often enough makes up for the rest.
Lit RuleLiterals::count_within(const Count& count) {
  const int size = static_cast<int>(count.those.size());
  if (count.least <= 0 && count.most >= size) return kTrue;
  if (count.least > size || count.most < 0 || count.least > count.most) return kFalse;
  out_.remark([] { return "a new variable is true when a count is within bounds"; });
  const auto often = [&](Lit x, int times) {
    Lits all = count.those;
    all.insert(all.end(), static_cast<std::size_t>(times), x);
    return all;
  };
  const auto enough = [&](int least) {  // at least so many
    if (least <= 0) return kTrue;
    const Lit is = out_.fresh();
    at_least(out_, often(!is, least), least, form_);
    at_most(out_, often(!is, size - least + 1), size, form_);
    return is;
  };
  const Lit many = enough(count.least);
  const Lit too_many = count.most >= size ? kFalse : enough(count.most + 1);
  return !any_of({!many, too_many});
}

// left - right is left + not right, less as many as there are on the right.
RuleLiterals::Count RuleLiterals::count_of(const Expression& its) {
  Terms terms;
  add_terms(*its.parts[0], false, terms);
  add_terms(*its.parts[1], true, terms);
  Count count{std::move(terms.those), -kNoBound, kNoBound};
  if (its.word != Word::kAtMost) count.least = -terms.more;
  if (its.word != Word::kAtLeast) count.most = -terms.more;
  return count;
}

void RuleLiterals::add_terms(const Expression& its, bool subtracted, Terms& terms) {
  if (its.is == Is::kSum) {
    for (const ExpressionPtr& part : its.parts) add_terms(*part, subtracted, terms);
  } else if (its.is != Is::kCount) {
    terms.more += subtracted ? -number(its) : number(its);
  } else {
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      bindings_[its.variable] = std::move(value);
      terms.those.push_back(literal(*its.parts[0], subtracted));
      terms.more -= subtracted ? 1 : 0;
    }
  }
}

int RuleLiterals::number(const Expression& its) const {
  return its.is == Is::kNumber ? its.number : clue_of(its, board_, bindings_);
}

void RuleLiterals::state(const std::string& key, const std::vector<int>& place) {
  for (const Lits& clause : clauses_) out_.add(clause);
  int lists = 0;
  for (const Count& count : counts_) {
    const int list = ++lists;
    const auto name = [&] {
      std::string words = key;
      for (const int cell : place) words += "-" + cell_name_at(cell, board_.cols);
      return counts_.size() == 1 ? words : words + "-" + std::to_string(list);
    };
    const int size = static_cast<int>(count.those.size());
    if (count.least == count.most) {
      exactly(out_, count.those, count.least, form_, name);
    } else if (count.least > 0) {
      at_least(out_, count.those, count.least, form_, name);
    } else if (count.most < size) {
      at_most(out_, count.those, count.most, form_, name);
    }
  }
}

Lits RuleLiterals::units() const {
  Lits units;
  for (const Lits& clause : clauses_) {
    if (clause.size() == 1) units.push_back(clause[0]);
  }
  return units;
}

}  // namespace p2c
