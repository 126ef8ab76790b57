#include "cnf_out/proofs/proof_clauses.hpp"

#include <algorithm>

namespace p2c {

ProofClauses::ProofClauses(FormulaSource& formula, bool core_first, const Stop* stop)
    : index_(store_), propagation_(store_, core_first, stop), implication_(store_, propagation_) {
  expect_checkable(formula.variables());
  resize(formula.variables());
  for (Lits clause; formula.next(clause);) {
    store_.add(distinct_(clause), false);
    propagation_.poll(clause.size());
  }
  conflict_ = propagation_.start();
}

Redundancy ProofClauses::check(std::span<const Lit> clause, bool may_be_rat) {
  if (refuted()) return Redundancy::kRup;
  return implication_.check(codes(clause), may_be_rat);
}

ClauseRef ProofClauses::add(std::span<const Lit> clause) {
  const ClauseRef added = store_.add(codes(clause), true);
  index_.insert(added);
  implication_.note(added);
  if (!refuted()) conflict_ = propagation_.use(added);
  return added;
}

ClauseRef ProofClauses::find(std::span<const Lit> clause, ClauseStore::Flag avoided) {
  const bool known =
      std::all_of(clause.begin(), clause.end(), [&](Lit x) { return x.variable() <= variables_; });
  return known ? index_.find(distinct_(clause), avoided) : kNoClause;
}

bool ProofClauses::has_literals(ClauseRef clause, std::span<const Lit> literals) {
  const bool known = std::all_of(literals.begin(), literals.end(),
                                 [&](Lit x) { return x.variable() <= variables_; });
  return known && index_.is_same(clause, distinct_(literals));
}

bool ProofClauses::remove(ClauseRef clause) {
  index_.erase(clause);
  if (propagation_.is_unit_for_good(clause)) return false;
  store_.set(clause, ClauseStore::kDeleted);  // its watches go when they are met, or now and then
  constexpr std::size_t kSome = 100'000;
  if (++deleted_ > std::max({kSome, code_count(), std::size_t{store_.count()} / 8})) {
    propagation_.forget_deleted();
    deleted_ = 0;
  }
  return true;
}

std::span<const Code> ProofClauses::codes(std::span<const Lit> clause) {
  int most = variables_;
  for (const Lit x : clause) most = std::max(most, x.variable());
  if (most > variables_) {
    expect_checkable(most);
    resize(std::max(most, std::min(variables_ + variables_ / 4, ClauseStore::kMostVariables)));
  }
  return distinct_(clause);
}

void ProofClauses::resize(int variables) {
  variables_ = variables;
  distinct_.resize(code_count());
  index_.resize(code_count());
  propagation_.resize(code_count());
  implication_.resize(code_count());
}

void expect_checkable(int variable) {
  if (variable <= ClauseStore::kMostVariables) return;
  throw TooLarge("a proof is checked for at most " + std::to_string(ClauseStore::kMostVariables) +
                 " variables, got " + std::to_string(variable));
}

}  // namespace p2c
