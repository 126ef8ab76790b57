// An obvious reference for clauses: unit propagation and plain search, with no solver in sight.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "cnf_out/formula.hpp"

namespace p2c {

/// Unit propagation over a formula, which must outlive it and stay as it is.
class Propagator {
 public:
  explicit Propagator(const Formula& formula)
      : variables_(formula.variables()),
        values_(2 * static_cast<std::size_t>(variables_) + 2, 0),
        clauses_with_(values_.size()) {
    for (std::size_t c = 0; c < formula.size(); ++c) {
      for (const Lit x : formula[c]) clauses_with_[index(x)].push_back(formula[c]);
    }
    for (std::size_t c = 0; c < formula.size() && !broken_; ++c) broken_ = !look_at(formula[c]);
    broken_ = broken_ || !propagate();
  }

  /// Makes all of xs true, and all that follows; false on a conflict.
  bool assume(std::span<const Lit> xs) {
    if (broken_) return false;
    for (const Lit x : xs) {
      if (!make_true(x)) return false;
    }
    return propagate();
  }
  bool assume(std::initializer_list<Lit> xs) {
    return assume(std::span<const Lit>(xs.begin(), xs.size()));
  }

  /// 1 true, -1 false, 0 open.
  int value(Lit x) const {
    if (x == kTrue || x == kFalse) return x == kTrue ? 1 : -1;
    return values_[index(x)];
  }
  int variables() const { return variables_; }

  /// How much is known now; undo goes back to it, also after a conflict.
  std::size_t mark() const { return trail_.size(); }
  void undo(std::size_t mark) {
    for (; trail_.size() > mark; trail_.pop_back()) {
      values_[index(trail_.back())] = values_[index(!trail_.back())] = 0;
    }
    done_ = mark;
  }

 private:
  using Clause = std::span<const Lit>;

  static std::size_t index(Lit x) {
    return 2 * static_cast<std::size_t>(x.variable()) + (x.positive() ? 1 : 0);
  }

  bool make_true(Lit x) {
    if (value(x) != 0) return value(x) > 0;
    values_[index(x)] = 1;
    values_[index(!x)] = -1;
    trail_.push_back(x);
    return true;
  }

  bool propagate() {
    for (; done_ < trail_.size(); ++done_) {
      for (const Clause clause : clauses_with_[index(!trail_[done_])]) {
        if (!look_at(clause)) return false;
      }
    }
    return true;
  }

  // False when the clause has no true and no open literal; an only open one becomes true. A clause
  // has no constants.
  bool look_at(Clause clause) {
    const Lit* open = nullptr;
    for (const Lit& x : clause) {
      const signed char known = values_[index(x)];
      if (known > 0 || (known == 0 && open != nullptr)) return true;
      if (known == 0) open = &x;
    }
    return open != nullptr && make_true(*open);
  }

  int variables_;
  std::vector<signed char> values_;                // by literal
  std::vector<std::vector<Clause>> clauses_with_;  // by literal
  Lits trail_;                                     // the true literals, oldest first
  std::size_t done_ = 0;                           // so many of them are propagated
  bool broken_ = false;                            // a conflict without any assumption
};

/// True when what is known can be completed to a model, trying variables from `first` on.
inline bool has_model(Propagator& known, int first = 1) {
  while (first <= known.variables() && known.value(Lit(first)) != 0) ++first;
  if (first > known.variables()) return known.assume({});
  for (const Lit x : {Lit(first), Lit(-first)}) {
    const std::size_t mark = known.mark();
    const bool found = known.assume({x}) && has_model(known, first + 1);
    known.undo(mark);
    if (found) return true;
  }
  return false;
}

/// Leaves the propagator as it was.
inline bool satisfiable_under(Propagator& formula, std::span<const Lit> assumptions) {
  const std::size_t mark = formula.mark();
  const bool found = formula.assume(assumptions) && has_model(formula);
  formula.undo(mark);
  return found;
}

inline bool satisfiable_under(const Formula& formula, std::span<const Lit> assumptions) {
  Propagator propagator(formula);
  return satisfiable_under(propagator, assumptions);
}

/// How many assignments of the variables 1 to `prefix` have a model.
inline int count_models(Propagator& known, int prefix, int first = 1) {
  if (first > prefix) return has_model(known, first) ? 1 : 0;
  int count = 0;
  for (const Lit x : {Lit(first), Lit(-first)}) {
    const std::size_t mark = known.mark();
    if (known.assume({x})) count += count_models(known, prefix, first + 1);
    known.undo(mark);
  }
  return count;
}

inline int count_models(const Formula& formula, int prefix) {
  Propagator propagator(formula);
  return count_models(propagator, prefix);
}

}  // namespace p2c
