#include "cnf_out/proofs/proof_checker.hpp"

#include "cnf_out/proofs/rup_clauses.hpp"

namespace p2c {
namespace {

std::string words_of(std::span<const Lit> clause) {
  std::string words;
  for (const Lit x : clause) words += std::to_string(x.dimacs()) + " ";
  return words + "0";
}

// What is wrong with a step; nothing when it was taken.
std::string take_step(const ProofStep& step, RupClauses& clauses) {
  for (const Lit x : step.literals) {
    if (x.variable() <= clauses.variables()) continue;
    if (step.deletes) return "";  // there is no such clause
    return "variable " + std::to_string(x.variable()) + " is not in the CNF, which has " +
           std::to_string(clauses.variables());
  }
  if (step.deletes) {
    clauses.remove(step.literals);  // like drat-trim, accepts that it is not there
    return "";
  }
  if (clauses.add(step.literals)) return "";
  return quoted(words_of(step.literals)) +
         " does not follow by unit propagation (RUP); steps of other kinds (RAT) are not supported";
}

}  // namespace

ProofVerdict check_proof(const Cnf& formula, ProofReader& proof, const Stop* stop) {
  RupClauses clauses(formula, stop);
  ProofVerdict verdict;
  for (ProofStep step; proof.next(step);) {
    verdict.steps = proof.number();
    if (clauses.refuted()) continue;
    const std::string wrong = take_step(step, clauses);
    if (clauses.refuted()) verdict.refuted_after = verdict.steps;
    if (wrong.empty()) continue;
    verdict.bad_step = verdict.steps;
    verdict.broken = "step " + std::to_string(verdict.steps) + " (" + proof.place() + "): " + wrong;
    return verdict;
  }
  if (!clauses.refuted()) verdict.broken = "the proof ends without reaching the empty clause";
  return verdict;
}

}  // namespace p2c
