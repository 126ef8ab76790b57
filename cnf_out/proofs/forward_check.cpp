#include "cnf_out/proofs/proof_checks.hpp"
#include "cnf_out/proofs/proof_clauses.hpp"

namespace p2c {
namespace {

// False when the step is wrong.
bool take_step(const ProofStep& step, bool may_be_rat, ProofClauses& clauses,
               ProofVerdict& verdict) {
  if (step.deletes()) {  // like drat-trim, accepts that it is not there
    if (const ClauseRef clause = clauses.find(step.literals)) clauses.remove(clause);
    return true;
  }
  const Redundancy found = clauses.check(step.literals, may_be_rat);
  if (found == Redundancy::kNone) return false;
  if (found == Redundancy::kRat) ++verdict.rat_steps;
  clauses.add(step.literals);
  return true;
}

}  // namespace

ProofVerdict check_forward(FormulaSource& formula, ProofReader& proof, const Stop* stop) {
  const bool may_be_rat = proof.format() == ProofFormat::kDrat;
  ProofClauses clauses(formula, false, stop);
  ProofVerdict verdict;
  for (ProofStep step; proof.next(step);) {
    verdict.steps = proof.number();
    if (clauses.refuted()) continue;
    if (!take_step(step, may_be_rat, clauses, verdict)) {
      refuse(verdict, proof, not_redundant(step.literals, may_be_rat));
      return verdict;
    }
    if (clauses.refuted()) verdict.refuted_after = verdict.steps;
  }
  if (!clauses.refuted()) refuse_end(verdict, proof);
  return verdict;
}

}  // namespace p2c
