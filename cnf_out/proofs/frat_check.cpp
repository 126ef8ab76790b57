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
  FratClauses(FormulaSource& formula, const ProofReader& proof, const Stop* stop)
      : clauses_(formula, false, stop), proof_(proof) {
    hinted_.resize(clauses_.code_count());
    ClauseStore& store = clauses_.store();
    for (ClauseRef clause = store.first(); clause != store.end(); clause = store.after(clause)) {
      hinted_.note(clause, true);
    }
  }

  bool refuted() const { return clauses_.refuted(); }
  std::int64_t rat_steps() const { return rat_steps_; }

  void report_hints(ProofVerdict& verdict) const {
    verdict.hinted_steps = hinted_steps_;
    verdict.wrong_hints = wrong_hints_;
    verdict.first_wrong_hints = first_wrong_hints_;
  }

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
    const bool by_hints = follows_by_hints(step);
    const Redundancy found = by_hints ? Redundancy::kRup : clauses_.check(step.literals, true);
    if (!step.ids.empty()) {
      count_hints(by_hints || (found == Redundancy::kRat && is_rat_by_hints(step)));
    }
    if (ids_.find(step.id) != kNoClause) return number_text(step.id) + " is in use";
    if (found == Redundancy::kNone) return not_redundant(step.literals, true);
    if (found == Redundancy::kRat) ++rat_steps_;
    const ClauseRef added = clauses_.add(step.literals);
    hinted_.resize(clauses_.code_count());
    hinted_.note(added, true);
    name(added, step.id);
    return "";
  }

  void count_hints(bool hold) {
    ++hinted_steps_;
    if (hold || wrong_hints_++ > 0) return;
    first_wrong_hints_ = shown_step(proof_, proof_.number(), proof_.place());
  }

  bool follows_by_hints(const ProofStep& step) {
    if (step.ids.empty()) return false;
    const std::span<const Code> clause = clauses_.codes(step.literals);
    hinted_.resize(clauses_.code_count());
    return hinted_.leads_to_conflict(clause, step.ids);
  }

  bool is_rat_by_hints(const ProofStep& step) {
    const std::span<const Code> clause = clauses_.codes(step.literals);
    return hinted_.check(clause, step.ids).empty();
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
    if (clauses_.remove(clause)) hinted_.note(clause, false);
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
  const ProofReader& proof_;
  std::int64_t rat_steps_ = 0;
  std::int64_t hinted_steps_ = 0;
  std::int64_t wrong_hints_ = 0;
  std::string first_wrong_hints_;
};

}  // namespace

ProofVerdict check_frat(FormulaSource& formula, ProofReader& proof, const Stop* stop) {
  FratClauses clauses(formula, proof, stop);
  ProofVerdict verdict = check_step_by_step(clauses, proof);
  clauses.report_hints(verdict);
  return verdict;
}

}  // namespace p2c
