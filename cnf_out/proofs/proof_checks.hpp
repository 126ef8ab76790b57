// The checks of proofs, one for each format.
#pragma once

#include "cnf_out/proofs/formula_source.hpp"
#include "cnf_out/proofs/proof_checker.hpp"

namespace p2c {

/// DRAT and RUP, from the first step to the last.
ProofVerdict check_forward(FormulaSource& formula, ProofReader& proof, const Stop* stop);
ProofVerdict check_lrat(FormulaSource& formula, ProofReader& proof, const Stop* stop);
ProofVerdict check_frat(FormulaSource& formula, ProofReader& proof, const Stop* stop);

/// "step 3 (file:3:1)".
std::string shown_step(const ProofReader& proof, std::int64_t number, const StepPlace& place);
/// Notes that the step with this number is wrong.
void refuse_step(ProofVerdict& verdict, const ProofReader& proof, std::int64_t number,
                 const StepPlace& place, const std::string& why);
/// Notes that the proof ends too early; forward, that its steps hold.
void refuse_end(ProofVerdict& verdict, const ProofReader& proof);

/// "1 -2 0", quoted and cut.
std::string quoted_clause(std::span<const Lit> clause);
/// What is wrong with a clause that may not be added.
std::string not_redundant(std::span<const Lit> clause, bool may_be_rat);

/// Checks each step, from the first on.
///
/// `clauses` takes steps until it is refuted: `take(step)` gives what is wrong with a step, nothing
/// when it is right. What comes after that is read only. Throws InputError, and what `take` throws.
template <class Clauses>
ProofVerdict check_step_by_step(Clauses& clauses, ProofReader& proof) {
  ProofVerdict verdict;
  for (ProofStep step; proof.next(step);) {
    verdict.steps = proof.number();
    if (clauses.refuted()) continue;
    const std::string wrong = clauses.take(step);
    verdict.rat_steps = clauses.rat_steps();
    if (!wrong.empty()) {
      refuse_step(verdict, proof, proof.number(), proof.place(), wrong);
      return verdict;
    }
    if (clauses.refuted()) verdict.refuted_after = verdict.steps;
  }
  if (!clauses.refuted()) refuse_end(verdict, proof);
  return verdict;
}

}  // namespace p2c
