#include "cnf_out/proofs/core.hpp"

#include <utility>

namespace p2c {

void Core::begin(ClauseRef conflict, std::uint32_t steps, std::size_t codes) {
  seen_.assign(codes / 2, 0);
  unit_marked_.assign(codes / 2, 0);
  if (keeps_.hints) {
    listed_.assign(codes / 2, 0);
    copy_units();
  }
  begin_lemma(steps);
  take(kNoClause, {conflict, 0}, base_);
  end_lemma();
}

// The trail becomes shorter, and other reasons take their places.
void Core::copy_units() {
  for (const Code literal : propagation_.trail()) {
    units_.push_back({literal, propagation_.reason(literal), false});
  }
}

void Core::begin_lemma(std::uint32_t step) {
  step_ = step;
  base_ = propagation_.trail().size();
}

void Core::end_lemma() {
  if (!keeps_.hints) return;
  first_hints_.push_back(hints_.size());
  for (std::vector<Hint>* part : {&unit_hints_, &shared_hints_, &candidate_hints_}) {
    hints_.insert(hints_.end(), part->begin(), part->end());
    part->clear();
  }
}

void Core::forget_from(std::size_t position) {
  const std::span<const Code> trail = propagation_.trail();
  for (std::size_t i = position; i < trail.size(); ++i) unit_marked_[trail[i] >> 1U] = 0;
}

std::span<const Hint> Core::hints(std::size_t i) const {
  const std::size_t end = i + 1 < first_hints_.size() ? first_hints_[i + 1] : hints_.size();
  return std::span(hints_).subspan(first_hints_[i], end - first_hints_[i]);
}

// What is needed below `own` is left for take_shared().
void Core::take(ClauseRef candidate, const Conflict& conflict, std::size_t own) {
  std::vector<ClauseRef> reasons;
  if (conflict.clause != kNoClause) {
    mark(conflict.clause);
    reasons.push_back(conflict.clause);
    see_others(conflict.clause, 0);
  } else {
    see(conflict.literal);
  }
  collect(own, propagation_.trail().size(), reasons);
  if (!keeps_.hints) return;
  if (candidate != kNoClause) candidate_hints_.push_back({Hint::Kind::kCandidate, candidate});
  add_reasons(reasons, candidate != kNoClause ? candidate_hints_ : shared_hints_);
}

void Core::take_shared(std::size_t own) {
  std::vector<ClauseRef> reasons;
  collect(base_, own, reasons);
  if (keeps_.hints) add_reasons(reasons, shared_hints_);
}

void Core::mark(ClauseRef clause) {
  if (store_.has(clause, ClauseStore::kCore)) return;
  store_.set(clause, ClauseStore::kCore);
  ++(store_.has(clause, ClauseStore::kLemma) ? lemmas_ : clauses_);
  if (keeps_.uses) uses_.push_back({clause, step_});
}

void Core::see(Code literal) {
  if (propagation_.position(literal) < base_) return need_unit(literal);
  seen_[literal >> 1U] = 1;
}

void Core::see_others(ClauseRef clause, Code implied) {
  for (const Code literal : std::as_const(store_).literals(clause)) {
    if (literal != implied) see(literal);
  }
}

// The reasons of the seen literals in this part of the trail, from the last to the first.
void Core::collect(std::size_t from, std::size_t to, std::vector<ClauseRef>& reasons) {
  const std::span<const Code> trail = propagation_.trail();
  while (to-- > from) {
    const Code literal = trail[to];
    if (seen_[literal >> 1U] == 0) continue;
    seen_[literal >> 1U] = 0;
    const ClauseRef reason = propagation_.reason(literal);
    if (reason == kNoClause) continue;  // assumed
    mark(reason);
    reasons.push_back(reason);
    see_others(reason, literal);
  }
}

// Marks what makes it true for good, unless that was done.
void Core::need_unit(Code literal) {
  if (keeps_.hints && std::exchange(listed_[literal >> 1U], step_ + 1) != step_ + 1) {
    unit_hints_.push_back({Hint::Kind::kUnit, literal >> 1U});
  }
  to_mark_.assign(1, literal);
  while (!to_mark_.empty()) {
    const Code next = to_mark_.back();
    to_mark_.pop_back();
    if (std::exchange(unit_marked_[next >> 1U], 1) != 0) continue;
    if (keeps_.hints) units_[propagation_.position(next)].needed = true;
    const ClauseRef reason = propagation_.reason(next);
    mark(reason);
    for (const Code other : std::as_const(store_).literals(reason)) {
      if (unit_marked_[other >> 1U] == 0) to_mark_.push_back(other);
    }
  }
}

void Core::add_reasons(const std::vector<ClauseRef>& reasons, std::vector<Hint>& hints) const {
  for (auto reason = reasons.rbegin(); reason != reasons.rend(); ++reason) {
    hints.push_back({Hint::Kind::kClause, *reason});
  }
}

}  // namespace p2c
