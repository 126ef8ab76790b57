#include "cnf_out/proofs/proof_checker.hpp"

#include "cnf_out/proofs/backward_check.hpp"
#include "cnf_out/proofs/proof_checks.hpp"

namespace p2c {
namespace {

// Smaller ones are checked from the first step on, so that the first bad one is named.
constexpr std::size_t kLargeProof = 1'000'000;  // bytes

bool is_backward(ProofReader& proof, ProofDirection direction) {
  if (direction == ProofDirection::kByDefault) return proof.is_longer_than(kLargeProof);
  return direction == ProofDirection::kBackward;
}

ProofVerdict check(FormulaSource formula, ProofReader& proof, ProofDirection direction,
                   const Stop* stop) {
  if (proof.format() == ProofFormat::kLrat) return check_lrat(formula, proof, stop);
  if (proof.format() == ProofFormat::kFrat) return check_frat(formula, proof, stop);
  if (!is_backward(proof, direction)) return check_forward(formula, proof, stop);
  return BackwardCheck(formula, proof, {}, stop).run();
}

}  // namespace

ProofVerdict check_proof(const Cnf& formula, ProofReader& proof, const Stop* stop,
                         ProofDirection direction) {
  return check(FormulaSource(formula), proof, direction, stop);
}

ProofVerdict check_proof(DimacsReader& formula, ProofReader& proof, const Stop* stop,
                         ProofDirection direction) {
  return check(FormulaSource(formula), proof, direction, stop);
}

void refuse_step(ProofVerdict& verdict, const ProofReader& proof, std::int64_t number,
                 const StepPlace& place, const std::string& why) {
  verdict.bad_step = number;
  verdict.broken = shown_step(proof, number, place) + ": " + why + format_note(proof.format());
}

std::string shown_step(const ProofReader& proof, std::int64_t number, const StepPlace& place) {
  return "step " + std::to_string(number) + " (" + proof.shown(place) + ")";
}

void refuse_end(ProofVerdict& verdict, const ProofReader& proof) {
  verdict.broken = "the proof ends without reaching the empty clause";
  const auto steps = static_cast<std::size_t>(verdict.steps);
  verdict.steps_hold = steps > 0 && !verdict.backward;
  if (verdict.steps_hold) {
    verdict.broken += ", though " + (steps == 1 ? "its step holds"
                                                : "all its " + counted(steps, "step") + " hold");
  } else if (verdict.backward) {
    verdict.broken += "; a forward check says whether its steps hold";
  }
  verdict.broken += format_note(proof.format());
}

std::string quoted_clause(std::span<const Lit> clause) {
  std::string words;
  for (const Lit x : clause) words += std::to_string(x.dimacs()) + " ";
  return in_quotes(words + "0");
}

std::string not_redundant(std::span<const Lit> clause, bool may_be_rat) {
  std::string text = quoted_clause(clause) + " does not follow by unit propagation (RUP)";
  if (may_be_rat && !clause.empty()) {
    text += " and is not RAT on " + std::to_string(clause.front().dimacs());
  }
  return text;
}

}  // namespace p2c
