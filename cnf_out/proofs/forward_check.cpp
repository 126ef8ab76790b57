#include "cnf_out/proofs/proof_checks.hpp"
#include "cnf_out/proofs/proof_clauses.hpp"

namespace p2c {
namespace {

class DratClauses {
 public:
  DratClauses(FormulaSource& formula, bool may_be_rat, const Stop* stop)
      : clauses_(formula, false, stop), may_be_rat_(may_be_rat) {}

  bool refuted() const { return clauses_.refuted(); }
  std::int64_t rat_steps() const { return rat_steps_; }

  std::string take(const ProofStep& step) {
    if (step.deletes()) {  // like drat-trim, accepts that it is not there
      if (const ClauseRef clause = clauses_.find(step.literals)) clauses_.remove(clause);
      return "";
    }
    const Redundancy found = clauses_.check(step.literals, may_be_rat_);
    if (found == Redundancy::kNone) return not_redundant(step.literals, may_be_rat_);
    if (found == Redundancy::kRat) ++rat_steps_;
    clauses_.add(step.literals);
    return "";
  }

 private:
  ProofClauses clauses_;
  bool may_be_rat_;
  std::int64_t rat_steps_ = 0;
};

}  // namespace

ProofVerdict check_forward(FormulaSource& formula, ProofReader& proof, const Stop* stop) {
  DratClauses clauses(formula, proof.format() == ProofFormat::kDrat, stop);
  return check_step_by_step(clauses, proof);
}

}  // namespace p2c
