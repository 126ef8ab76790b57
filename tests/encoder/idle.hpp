// Idle clauses: those that could be dropped and nothing would notice.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {

inline Formula without_clause(const Formula& formula, std::size_t dropped) {
  Formula rest;
  rest.fresh(formula.variables());
  for (std::size_t c = 0; c < formula.size(); ++c) {
    if (c != dropped) rest.add(formula[c]);
  }
  return rest;
}

/// What an input leads to: nothing on a conflict, else the values of these literals.
inline std::vector<int> outcome(Propagator& known, const Lits& seen, const Lits& input) {
  const std::size_t mark = known.mark();
  std::vector<int> values;
  if (known.assume(input)) {
    for (const Lit x : seen) values.push_back(known.value(x));
  }
  known.undo(mark);
  return values;
}

/// True when some partial input is propagated to less, or some full input is taken by mistake.
/// `seen` are the literals whose values count.
inline bool is_missed(const Formula& whole, std::size_t clause, const Lits& xs, const Lits& seen) {
  const Formula rest = without_clause(whole, clause);
  Propagator with(whole);
  Propagator less(rest);
  const int n = static_cast<int>(xs.size());
  for (int number = 0; number < power(3, n); ++number) {
    const Lits input = partial_input(xs, number);
    if (outcome(with, seen, input) != outcome(less, seen, input)) return true;
  }
  for (int number = 0; number < power(2, n); ++number) {
    const Lits input = full_input(xs, number);
    if (satisfiable_under(with, input) != satisfiable_under(less, input)) return true;
  }
  return false;
}

inline bool is_missed(const Formula& whole, std::size_t clause, const Lits& xs) {
  return is_missed(whole, clause, xs, xs);
}

/// Another clause has only literals of this one, and fewer: with it this one says nothing more.
inline bool is_subsumed(const Formula& formula, std::size_t clause) {
  const auto its = formula[clause];
  for (std::size_t c = 0; c < formula.size(); ++c) {
    const auto other = formula[c];
    if (other.size() < its.size() && std::all_of(other.begin(), other.end(), [&](Lit x) {
          return std::find(its.begin(), its.end(), x) != its.end();
        })) {
      return true;
    }
  }
  return false;
}

/// The clauses from `first` on that nothing would miss, as text. Those before it are the caller's.
/// The inputs are the variables 1 to `inputs`.
inline std::string idle_clauses(const Formula& formula, int inputs, std::size_t first = 0) {
  Lits xs;
  for (int v = 1; v <= inputs; ++v) xs.push_back(Lit(v));
  std::string idle;
  for (std::size_t c = first; c < formula.size(); ++c) {
    if (is_missed(formula, c, xs)) continue;
    idle += shown(Lits(formula[c].begin(), formula[c].end())) + " 0";
  }
  return idle;
}

}  // namespace p2c
