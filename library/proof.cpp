#include <puzzle2cnf/proof.hpp>

#include "cnf_out/proofs/proof_checker.hpp"
#include "library/errors.hpp"
#include "library/user_stop.hpp"

namespace puzzle2cnf {

ProofVerdict check_proof(std::string_view cnf, std::string_view proof, const Options& options) {
  return p2c::outside([&] {
    const p2c::UserStop stop(options);
    p2c::ByteStream bytes(cnf);
    p2c::DimacsReader formula(bytes, "cnf");
    p2c::ProofReader reader(proof, "proof");
    const p2c::ProofVerdict verdict = p2c::check_proof(formula, reader, &stop);
    return ProofVerdict{verdict.verified(), verdict.broken, verdict.bad_step, verdict.steps};
  });
}

}  // namespace puzzle2cnf
