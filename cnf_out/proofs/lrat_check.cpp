#include <algorithm>

#include "cnf_out/proofs/hinted_clauses.hpp"
#include "cnf_out/proofs/proof_checks.hpp"
#include "cnf_out/proofs/proof_clauses.hpp"

namespace p2c {
namespace {

// The clauses of a proof in which everything is said: nothing is propagated, nothing is kept.
class LratClauses {
 public:
  LratClauses(FormulaSource& formula, const Stop* stop) : hinted_(store_, ids_), stop_(stop) {
    expect_checkable(formula.variables());
    need(formula.variables());
    ClauseId id = 0;
    for (Lits clause; formula.next(clause);) put(++id, distinct_(clause), false);
  }

  bool refuted() const { return refuted_; }
  std::int64_t rat_steps() const { return rat_steps_; }

  std::string take(const ProofStep& step) {
    poll();
    if (step.deletes()) {
      for (const ClauseId id : step.ids) remove(id);
      return "";
    }
    int most = 0;
    for (const Lit x : step.literals) most = std::max(most, x.variable());
    need(most);
    if (ids_.find(step.id) != kNoClause) {
      return "the number " + std::to_string(step.id) + " is in use";
    }
    const std::span<const Code> clause = distinct_(step.literals);
    const std::string wrong = hinted_.check(clause, step.ids);
    if (!wrong.empty()) return quoted_clause(step.literals) + " does not follow: " + wrong;
    if (hinted_.was_rat()) ++rat_steps_;
    put(step.id, clause, true);
    return "";
  }

 private:
  void put(ClauseId id, std::span<const Code> clause, bool is_lemma) {
    const ClauseRef added = store_.add(clause, is_lemma);
    ids_.set(id, added);
    hinted_.note(added, true);
    refuted_ = refuted_ || clause.empty();
    poll();
  }

  // One that is not there may be deleted.
  void remove(ClauseId id) {
    const ClauseRef clause = ids_.find(id);
    if (clause == kNoClause) return;
    hinted_.note(clause, false);
    ids_.erase(id);
  }

  void need(int variable) {
    if (variable <= variables_) return;
    expect_checkable(variable);
    variables_ =
        std::max(variable, std::min(variables_ + variables_ / 4, ClauseStore::kMostVariables));
    const std::size_t codes = 2 * (static_cast<std::size_t>(variables_) + 1);
    distinct_.resize(codes);
    hinted_.resize(codes);
  }

  void poll() {
    constexpr unsigned kPollEvery = 256;
    if (++steps_ % kPollEvery == 0 && is_stopped(stop_)) throw Stopped(stop_->reason());
  }

  ClauseStore store_;
  ClauseIds ids_;
  DistinctCodes distinct_;
  HintedClauses hinted_;
  const Stop* stop_;
  unsigned steps_ = 0;
  int variables_ = -1;
  std::int64_t rat_steps_ = 0;
  bool refuted_ = false;
};

}  // namespace

ProofVerdict check_lrat(FormulaSource& formula, ProofReader& proof, const Stop* stop) {
  LratClauses clauses(formula, stop);
  return check_step_by_step(clauses, proof);
}

}  // namespace p2c
