#include <algorithm>

#include "cnf_out/proofs/hinted_clauses.hpp"
#include "cnf_out/proofs/proof_checks.hpp"
#include "cnf_out/proofs/proof_clauses.hpp"

namespace p2c {
namespace {

using Kind = ProofStep::Kind;

std::string number_text(ClauseId id) { return "the number " + std::to_string(id); }

// The clauses of DRAT with numbers. All clauses of the formula count, also those that no step
// names.
class FratClauses {
 public:
  FratClauses(FormulaSource& formula, const Stop* stop) : clauses_(formula, false, stop) {}

  bool refuted() const { return clauses_.refuted(); }
  std::int64_t rat_steps() const { return rat_steps_; }

  std::string take(const ProofStep& step) {
    switch (step.kind) {
      case Kind::kAdd:
        return add(step);
      case Kind::kOriginal:
        return claim(step);
      case Kind::kDelete:
        return remove(step);
      case Kind::kRenumber:
        return renumber(step.ids);
      default:
        return "";
    }
  }

 private:
  // Hints save the search for what they name; without them, or with wrong ones, it is searched.
  std::string add(const ProofStep& step) {
    const Redundancy found =
        follows_by_hints(step) ? Redundancy::kRup : clauses_.check(step.literals, true);
    if (ids_.find(step.id) != kNoClause) return number_text(step.id) + " is in use";
    if (found == Redundancy::kNone) return not_redundant(step.literals, true);
    if (found == Redundancy::kRat) ++rat_steps_;
    name(clauses_.add(step.literals), step.id);
    return "";
  }

  bool follows_by_hints(const ProofStep& step) {
    if (step.ids.empty()) return false;
    const std::span<const Code> clause = clauses_.codes(step.literals);
    hinted_.resize(clauses_.code_count());
    return hinted_.leads_to_conflict(clause, step.ids);
  }

  // Each clause of the formula gets one number.
  std::string claim(const ProofStep& step) {
    if (ids_.find(step.id) != kNoClause) return number_text(step.id) + " is in use";
    const ClauseRef clause = clauses_.find(step.literals, ClauseStore::kNamed);
    if (clause == kNoClause || clauses_.store().has(clause, ClauseStore::kNamed)) {
      return quoted_clause(step.literals) + " is not a clause of the CNF, or named already";
    }
    name(clause, step.id);
    return "";
  }

  void name(ClauseRef clause, ClauseId id) {
    clauses_.store().set(clause, ClauseStore::kNamed);
    ids_.set(id, clause);
  }

  std::string remove(const ProofStep& step) {
    const ClauseRef clause = ids_.find(step.id);
    if (clause == kNoClause) return number_text(step.id) + " is not in use";
    if (!clauses_.has_literals(clause, step.literals)) {
      return quoted_clause(step.literals) + " is not the clause with " + number_text(step.id);
    }
    ids_.erase(step.id);
    clauses_.remove(clause);
    return "";
  }

  std::string renumber(std::span<const ClauseId> ids) {
    if (ids.size() % 2 != 0) return "a number to be changed has no new one";
    std::vector<ClauseRef> moved;
    for (std::size_t i = 0; i < ids.size(); i += 2) {
      moved.push_back(ids_.find(ids[i]));
      if (moved.back() == kNoClause) return number_text(ids[i]) + " is not in use";
      ids_.erase(ids[i]);
    }
    for (std::size_t i = 1; i < ids.size(); i += 2) {
      if (ids[i] < 0 || ids_.find(ids[i]) != kNoClause) return number_text(ids[i]) + " is in use";
      ids_.set(ids[i], moved[i / 2]);
    }
    return "";
  }

  ProofClauses clauses_;
  ClauseIds ids_;
  HintedClauses hinted_{clauses_.store(), ids_};
  std::int64_t rat_steps_ = 0;
};

}  // namespace

ProofVerdict check_frat(FormulaSource& formula, ProofReader& proof, const Stop* stop) {
  FratClauses clauses(formula, stop);
  return check_step_by_step(clauses, proof);
}

}  // namespace p2c
