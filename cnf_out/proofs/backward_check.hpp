// Checking a DRAT proof from its end.
#pragma once

#include <cstdint>
#include <vector>

#include "cnf_out/proofs/core.hpp"
#include "cnf_out/proofs/proof_checks.hpp"
#include "cnf_out/proofs/proof_clauses.hpp"

namespace p2c {

/// First all steps are taken as they are, until unit propagation finds a contradiction. Then, from
/// there to the first step, what is needed is marked, and of the lemmas only what is marked is
/// checked. Clauses that are marked are looked at first, so that few become needed.
///
/// Candidates of RAT are the clauses that are marked by then and active at that step. That is
/// sound: a model of all that is needed before the step, changed at the pivot, is one of all that
/// is needed after it. A proof that is accepted step by step is accepted here, too.
class BackwardCheck {
 public:
  /// Both must outlive the check.
  BackwardCheck(FormulaSource& formula, ProofReader& proof, Core::Keeps keeps, const Stop* stop);

  /// To be called once. Throws as check_proof.
  ProofVerdict run();

  /// A step that made literals true for good, and how many were before.
  struct Level {
    std::uint32_t step;
    std::size_t trail;
  };

  // What is known after run().

  /// The formula, its literals in any order.
  Cnf formula();
  const ClauseStore& store() { return clauses_.store(); }
  const Core& core() const { return core_; }
  /// The clause that was false at last.
  ClauseRef conflict() const { return clauses_.conflict(); }
  /// Up to the contradiction: 2 * clause, plus 1 for a deletion; 0 for one without effect.
  const GrowingArray<std::uint32_t>& steps() const { return steps_; }
  const std::vector<Level>& levels() const { return levels_; }
  /// A lemma as it was added, but for the order of all but the first literal. Valid until the next
  /// call.
  std::span<const Code> pivot_first(ClauseRef lemma);

 private:
  void read();
  void take(const ProofStep& step);
  bool check_steps();
  bool check_lemma(ClauseRef lemma, std::uint32_t step);
  void go_back_before(std::uint32_t step);
  void refuse_lemma(ClauseRef lemma, std::uint32_t step);

  ProofReader& proof_;
  bool may_be_rat_;
  int variables_;
  ProofClauses clauses_;
  Core core_;
  ProofVerdict verdict_;
  GrowingArray<std::uint32_t> steps_;
  StepPlaces places_;
  std::vector<Level> levels_;
  std::size_t levels_left_ = 0;
  std::vector<Code> lemma_;
};

}  // namespace p2c
