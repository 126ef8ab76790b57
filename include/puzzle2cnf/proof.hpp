// Proofs that a formula has no model, checked by code that shares nothing with a solver.
#pragma once

#include <cstdint>
#include <puzzle2cnf/puzzle.hpp>
#include <string>
#include <string_view>

namespace puzzle2cnf {

struct ProofVerdict {
  bool verified = false;
  std::string problem = {};   // what is wrong, in words; empty: nothing
  std::int64_t bad_step = 0;  // the step that is wrong, from 1 on; 0: the proof ends too early
  std::int64_t steps = 0;     // that were read
};

/// Whether the proof, DRAT, LRAT or FRAT as text or binary, refutes the formula, DIMACS CNF. Of the
/// options `seconds` and `stop` count. Throws InputError for what cannot be read, and Limit.
P2C_API ProofVerdict check_proof(std::string_view cnf, std::string_view proof,
                                 const Options& options = {});

}  // namespace puzzle2cnf
