// The clauses at a point of a proof, and what follows from them.
#pragma once

#include "cnf_out/proofs/clause_index.hpp"
#include "cnf_out/proofs/formula_source.hpp"
#include "cnf_out/proofs/implication.hpp"

namespace p2c {

/// A set of clauses that begins as a formula and grows by what is redundant.
///
/// What unit propagation finds without assumptions stays, whatever is deleted later: solvers delete
/// the clauses after it and go on using it, and drat-trim ignores such deletions. So it counts as a
/// unit clause.
class ProofClauses {
 public:
  /// Reads the formula. Throws InputError, Stopped and TooLarge.
  ProofClauses(FormulaSource& formula, bool core_first, const Stop* stop);
  ProofClauses(const ProofClauses&) = delete;
  ProofClauses& operator=(const ProofClauses&) = delete;

  /// Unit propagation alone finds a contradiction. All clauses follow then.
  bool refuted() const { return conflict_ != kNoClause; }
  /// The clause that is false then.
  ClauseRef conflict() const { return conflict_; }

  /// Checks a clause. Throws TooLarge.
  Redundancy check(std::span<const Lit> clause, bool may_be_rat);
  /// Adds it without a check.
  ClauseRef add(std::span<const Lit> clause);
  /// A clause with these literals, in any order, rather without the flag; kNoClause where there is
  /// none.
  ClauseRef find(std::span<const Lit> clause, ClauseStore::Flag avoided = ClauseStore::kDeleted);
  /// It has exactly these literals.
  bool has_literals(ClauseRef clause, std::span<const Lit> literals);
  /// Takes it away. False where that is ignored, since what the clause says is kept for good.
  bool remove(ClauseRef clause);

  /// Valid until the next call of anything here. Throws TooLarge.
  std::span<const Code> codes(std::span<const Lit> clause);
  /// All codes are below.
  std::size_t code_count() const { return 2 * (static_cast<std::size_t>(variables_) + 1); }

  ClauseStore& store() { return store_; }
  UnitPropagation& propagation() { return propagation_; }
  Implication& implication() { return implication_; }

 private:
  void resize(int variables);

  ClauseStore store_;
  DistinctCodes distinct_;
  ClauseIndex index_;
  UnitPropagation propagation_;
  Implication implication_;
  int variables_ = -1;
  std::size_t deleted_ = 0;  // whose watches may be there still
  ClauseRef conflict_ = kNoClause;
};

/// Throws TooLarge for a variable that takes too much memory to check.
void expect_checkable(int variable);

}  // namespace p2c
