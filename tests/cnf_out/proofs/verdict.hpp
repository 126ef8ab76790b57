// The verdict of the proof checker in the words of tests/naive_proof_checker.py.
#pragma once

#include "cnf_out/proofs/proof_checker.hpp"
#include "instances/text/text_reader.hpp"
#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {

/// Of FRAT with ", wrong hints: N".
inline std::string words_of(const ProofVerdict& verdict, ProofFormat format) {
  const std::string words =
      verdict.verified() ? "verified" : "refused " + std::to_string(verdict.bad_step);
  if (format != ProofFormat::kFrat) return words;
  return words + ", wrong hints: " + std::to_string(verdict.wrong_hints);
}

/// "verified", "refused N" (the bad step; 0: the proof ends too early), "malformed" or "too large".
inline std::string verdict_on(const std::string& cnf, const std::string& proof,
                              ProofFormat format = ProofFormat::kDrat) {
  try {
    const Cnf formula = read_dimacs(cnf, "cnf");
    ProofReader reader(proof, "proof", format);
    return words_of(check_proof(formula, reader), format);
  } catch (const InputError&) {
    return "malformed";
  } catch (const TooLarge&) {
    return "too large";
  }
}

}  // namespace p2c
