// The verdict of the proof checker in the words of tests/naive_proof_checker.py.
#pragma once

#include "cnf_out/proofs/proof_checker.hpp"
#include "instances/text/text_reader.hpp"
#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {

/// "verified", "refused N" (the bad step; 0: the proof ends too early), "malformed" or "too large".
inline std::string verdict_on(const std::string& cnf, const std::string& proof,
                              ProofFormat format = ProofFormat::kDrat) {
  try {
    const Cnf formula = read_dimacs(cnf, "cnf");
    ProofReader reader(proof, "proof", format);
    const ProofVerdict verdict = check_proof(formula, reader);
    return verdict.verified() ? "verified" : "refused " + std::to_string(verdict.bad_step);
  } catch (const InputError&) {
    return "malformed";
  } catch (const TooLarge&) {
    return "too large";
  }
}

}  // namespace p2c
