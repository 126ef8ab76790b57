#include "cnf_out/proofs/hinted_clauses.hpp"

#include <algorithm>

namespace p2c {
namespace {

// The hints before the next candidate.
std::span<const ClauseId> first_group(std::span<const ClauseId> hints) {
  const auto end = std::find_if(hints.begin(), hints.end(), [](ClauseId id) { return id < 0; });
  return hints.first(static_cast<std::size_t>(end - hints.begin()));
}

std::string hint_text(ClauseId id, const std::string& what) {
  return "hint " + std::to_string(id) + " " + what;
}

}  // namespace

void HintedClauses::note(ClauseRef clause, bool is_there) {
  for (const Code literal : store_.literals(clause)) occurrences_[literal] += is_there ? 1U : ~0U;
}

std::string HintedClauses::check(std::span<const Code> clause, std::span<const ClauseId> hints) {
  was_rat_ = false;
  const std::string wrong = assume_false(clause, 0) ? "" : check_assumed(clause, hints);
  undo_to(0);
  return wrong;
}

bool HintedClauses::leads_to_conflict(std::span<const Code> clause,
                                      std::span<const ClauseId> hints) {
  const bool conflict = assume_false(clause, 0) || follow(hints) == End::kConflict;
  undo_to(0);
  return conflict;
}

std::string HintedClauses::check_assumed(std::span<const Code> clause,
                                         std::span<const ClauseId> hints) {
  const std::span<const ClauseId> group = first_group(hints);
  switch (follow(group)) {
    case End::kConflict:
      return "";
    case End::kWrong:
      return wrong_hint_;
    default:
      if (clause.empty()) return "the hints end without a contradiction";
      return check_rat(clause.front(), hints.subspan(group.size()));
  }
}

std::string HintedClauses::check_rat(Code pivot, std::span<const ClauseId> hints) {
  named_.clear();
  while (!hints.empty()) {
    const std::span<const ClauseId> group = first_group(hints.subspan(1));
    const std::string wrong = check_candidate(pivot, -hints.front(), group);
    if (!wrong.empty()) return wrong;
    hints = hints.subspan(1 + group.size());
  }
  std::sort(named_.begin(), named_.end());
  const auto end = std::unique(named_.begin(), named_.end());
  was_rat_ = static_cast<std::size_t>(end - named_.begin()) == occurrences_[opposite(pivot)];
  if (was_rat_) return "";
  return "the hints end without a contradiction, and not all clauses with " +
         std::to_string(lit_of(opposite(pivot)).dimacs()) + " are named";
}

std::string HintedClauses::check_candidate(Code pivot, ClauseId id,
                                           std::span<const ClauseId> hints) {
  const ClauseRef candidate = ids_.find(id);
  if (candidate == kNoClause) return hint_text(-id, "names no clause");
  const std::span<const Code> literals = store_.literals(candidate);
  if (std::find(literals.begin(), literals.end(), opposite(pivot)) == literals.end()) {
    return hint_text(-id, "names a clause without the negated pivot");
  }
  named_.push_back(candidate);
  const std::size_t before = trail_.size();
  const End end = assume_false(literals, opposite(pivot)) ? End::kConflict : follow(hints);
  undo_to(before);
  if (end == End::kConflict) return "";
  return end == End::kWrong ? wrong_hint_ : hint_text(-id, "is not followed by a contradiction");
}

HintedClauses::End HintedClauses::follow(std::span<const ClauseId> hints) {
  for (const ClauseId id : hints) {
    const ClauseRef hint = ids_.find(id);
    if (hint == kNoClause) {
      wrong_hint_ = hint_text(id, "names no clause");
      return End::kWrong;
    }
    Code left = 0;
    int count = 0;
    for (const Code literal : store_.literals(hint)) {
      if (value_[literal] < 0) continue;
      left = literal;
      if (++count > 1) break;
    }
    if (count == 0) return End::kConflict;
    if (count > 1) {
      wrong_hint_ = hint_text(id, "is neither unit nor false");
      return End::kWrong;
    }
    if (value_[left] == 0) set(left);
  }
  return End::kNoConflict;
}

// True when one of them is true, so that there is nothing to show.
bool HintedClauses::assume_false(std::span<const Code> clause, Code except) {
  for (const Code literal : clause) {
    if (literal == except) continue;
    if (value_[literal] > 0) return true;
    if (value_[literal] == 0) set(opposite(literal));
  }
  return false;
}

void HintedClauses::set(Code literal) {
  value_[literal] = 1;
  value_[opposite(literal)] = -1;
  trail_.push_back(literal);
}

void HintedClauses::undo_to(std::size_t size) {
  for (; trail_.size() > size; trail_.pop_back()) {
    value_[trail_.back()] = value_[opposite(trail_.back())] = 0;
  }
}

}  // namespace p2c
