#include "cnf_out/proofs/backward_check.hpp"

#include <algorithm>

namespace p2c {

BackwardCheck::BackwardCheck(FormulaSource& formula, ProofReader& proof, Core::Keeps keeps,
                             const Stop* stop)
    : proof_(proof),
      may_be_rat_(proof.format() == ProofFormat::kDrat),
      variables_(formula.variables()),
      clauses_(formula, true, stop),
      core_(clauses_.store(), clauses_.propagation(), keeps) {}

ProofVerdict BackwardCheck::run() {
  verdict_.backward = true;
  read();
  if (!clauses_.refuted()) {
    refuse_end(verdict_, proof_);
    return verdict_;
  }
  core_.begin(clauses_.conflict(), static_cast<std::uint32_t>(steps_.size()),
              clauses_.code_count());
  if (check_steps()) {
    verdict_.core_clauses = core_.clauses();
    verdict_.core_steps = core_.lemmas();
  }
  return verdict_;
}

void BackwardCheck::read() {
  for (ProofStep step; proof_.next(step);) {
    verdict_.steps = proof_.number();
    if (clauses_.refuted()) continue;
    take(step);
    if (clauses_.refuted()) verdict_.refuted_after = verdict_.steps;
  }
}

void BackwardCheck::take(const ProofStep& step) {
  const auto number = static_cast<std::uint32_t>(steps_.size());
  places_.push(proof_.place());
  if (step.deletes()) {
    const ClauseRef clause = clauses_.find(step.literals);
    steps_.push_back(clause != kNoClause && clauses_.remove(clause) ? 2 * clause + 1 : 0);
    return;
  }
  const std::size_t before = clauses_.propagation().trail().size();
  steps_.push_back(2 * clauses_.add(step.literals));
  if (clauses_.propagation().trail().size() > before) levels_.push_back({number, before});
}

bool BackwardCheck::check_steps() {
  levels_left_ = levels_.size();
  for (auto step = static_cast<std::uint32_t>(steps_.size()); step-- > 0;) {
    const ClauseRef clause = steps_[step] / 2;
    if (clause == kNoClause) continue;
    if (steps_[step] % 2 == 1) {
      clauses_.store().clear(clause, ClauseStore::kDeleted);
      clauses_.propagation().watch(clause);
      continue;
    }
    clauses_.store().set(clause, ClauseStore::kDeleted);
    go_back_before(step);
    if (clauses_.store().has(clause, ClauseStore::kCore) && !check_lemma(clause, step)) {
      return false;
    }
  }
  return true;
}

void BackwardCheck::go_back_before(std::uint32_t step) {
  if (levels_left_ == 0 || levels_[levels_left_ - 1].step != step) return;
  const std::size_t trail = levels_[--levels_left_].trail;
  core_.forget_from(trail);
  clauses_.propagation().undo_to(trail);
}

bool BackwardCheck::check_lemma(ClauseRef lemma, std::uint32_t step) {
  core_.begin_lemma(step);
  const Redundancy found = clauses_.implication().check(pivot_first(lemma), may_be_rat_, &core_);
  if (found == Redundancy::kNone) {
    refuse_lemma(lemma, step);
    return false;
  }
  if (found == Redundancy::kRat) ++verdict_.rat_steps;
  core_.end_lemma();
  return true;
}

void BackwardCheck::refuse_lemma(ClauseRef lemma, std::uint32_t step) {
  Lits literals;
  for (const Code code : pivot_first(lemma)) literals.push_back(lit_of(code));
  refuse_step(verdict_, proof_, step + 1, places_.of(step), not_redundant(literals, may_be_rat_));
}

// Literals have changed places.
std::span<const Code> BackwardCheck::pivot_first(ClauseRef lemma) {
  const std::span<const Code> literals = clauses_.store().literals(lemma);
  lemma_.assign(literals.begin(), literals.end());
  std::sort(lemma_.begin(), lemma_.end());
  if (lemma_.empty()) return lemma_;
  const auto pivot = std::find(lemma_.begin(), lemma_.end(), clauses_.store().pivot(lemma));
  std::rotate(lemma_.begin(), pivot, pivot + 1);
  return lemma_;
}

Cnf BackwardCheck::formula() {
  Cnf formula(variables_);
  ClauseStore& store = clauses_.store();
  Lits clause;
  for (ClauseRef c = store.first(); c != store.end(); c = store.after(c)) {
    if (store.has(c, ClauseStore::kLemma)) break;
    clause.clear();
    for (const Code code : store.literals(c)) clause.push_back(lit_of(code));
    formula.add(clause);
  }
  return formula;
}

}  // namespace p2c
