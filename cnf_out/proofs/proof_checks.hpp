// The checks of proofs, one for each format.
#pragma once

#include "cnf_out/proofs/formula_source.hpp"
#include "cnf_out/proofs/proof_checker.hpp"

namespace p2c {

/// DRAT and RUP, from the first step to the last.
ProofVerdict check_forward(FormulaSource& formula, ProofReader& proof, const Stop* stop);
ProofVerdict check_lrat(FormulaSource& formula, ProofReader& proof, const Stop* stop);
ProofVerdict check_frat(FormulaSource& formula, ProofReader& proof, const Stop* stop);

/// Notes that the step read last is wrong.
void refuse(ProofVerdict& verdict, const ProofReader& proof, const std::string& why);
/// Notes that a step of this number, which is not the one read last, is wrong.
void refuse_step(ProofVerdict& verdict, const ProofReader& proof, std::int64_t number,
                 const std::string& why);
/// Notes that the proof ends too early.
void refuse_end(ProofVerdict& verdict, const ProofReader& proof);

/// "1 -2 0", quoted and cut.
std::string quoted_clause(std::span<const Lit> clause);
/// What is wrong with a clause that may not be added.
std::string not_redundant(std::span<const Lit> clause, bool may_be_rat);

}  // namespace p2c
