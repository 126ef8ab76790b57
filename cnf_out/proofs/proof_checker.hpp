// Checking proofs that a formula has no model. Shares no code with a solver.
#pragma once

#include <cstdint>
#include <string>

#include "cnf_out/dimacs_reader.hpp"
#include "cnf_out/proofs/proof_reader.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

struct ProofVerdict {
  std::string broken;              // what is wrong, in words; empty: the proof is right
  std::int64_t bad_step = 0;       // a step that is wrong; 0 when the proof ends too early
  std::int64_t steps = 0;          // that were read
  std::int64_t refuted_after = 0;  // as many steps; 0: unit propagation alone refutes the formula
  std::int64_t rat_steps = 0;      // that were checked, and do not follow by unit propagation
  std::int64_t hinted_steps = 0;   // of FRAT: additions with hints that were checked
  std::int64_t wrong_hints = 0;    // of them, those whose hints do not show that they follow
  std::string first_wrong_hints;   // the first such step: "step N (place)"
  bool steps_hold = false;         // though it ends too early: each step was checked
  bool backward = false;           // it was checked from its end
  std::int64_t core_clauses = 0;   // then: clauses of the formula that are needed
  std::int64_t core_steps = 0;     // and additions
  bool verified() const { return broken.empty(); }
};

/// DRAT and RUP are checked from the first step on, each step, and the first bad one is named; or
/// from the end, only what is needed. By default small proofs are checked forward, large ones
/// backward.
enum class ProofDirection { kByDefault, kForward, kBackward };

/// Checks the additions of a proof until the formula is refuted: by an empty clause, or by clauses
/// that unit propagation makes contradict each other. What follows must be readable and is not
/// needed. Throws InputError for a proof that cannot be read, Stopped and TooLarge.
ProofVerdict check_proof(const Cnf& formula, ProofReader& proof, const Stop* stop = nullptr,
                         ProofDirection direction = ProofDirection::kByDefault);
/// The same of a formula that is read on the way.
ProofVerdict check_proof(DimacsReader& formula, ProofReader& proof, const Stop* stop = nullptr,
                         ProofDirection direction = ProofDirection::kByDefault);

}  // namespace p2c
