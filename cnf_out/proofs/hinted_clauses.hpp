// Clauses that follow by hints.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cnf_out/proofs/clause_ids.hpp"
#include "cnf_out/proofs/code_set.hpp"

namespace p2c {

/// Checks a clause by the clauses that its hints name, without any search: of each, all literals
/// but one must be false, or all of them, which ends it.
///
/// The clause may also be RAT on its first literal, the pivot: then each clause with the negated
/// pivot is named, as a negative hint, and the hints after it show that it is no obstacle; where it
/// has a literal that is true already none are needed.
class HintedClauses {
 public:
  HintedClauses(const ClauseStore& store, const ClauseIds& ids) : store_(store), ids_(ids) {}

  void resize(std::size_t codes) {
    value_.resize(codes);
    occurrences_.resize(codes);
  }
  /// The clause was added to the store, or is there no more. Needed for RAT.
  void note(ClauseRef clause, bool is_there);

  /// What is wrong; nothing when the clause follows.
  std::string check(std::span<const Code> clause, std::span<const ClauseId> hints);
  /// The hints, all of them, lead to a contradiction; RAT does not count.
  bool leads_to_conflict(std::span<const Code> clause, std::span<const ClauseId> hints);
  /// The clause that was checked last followed as RAT only.
  bool was_rat() const { return was_rat_; }

 private:
  enum class End { kConflict, kNoConflict, kWrong };

  std::string check_assumed(std::span<const Code> clause, std::span<const ClauseId> hints);
  std::string check_rat(Code pivot, std::span<const ClauseId> hints);
  std::string check_candidate(Code pivot, ClauseId id, std::span<const ClauseId> hints);
  End follow(std::span<const ClauseId> hints);
  bool assume_false(std::span<const Code> clause, Code except);
  void set(Code literal);
  void undo_to(std::size_t size);

  const ClauseStore& store_;
  const ClauseIds& ids_;
  std::vector<signed char> value_;          // 1 true, -1 false
  std::vector<std::uint32_t> occurrences_;  // per literal: clauses that contain it
  std::vector<Code> trail_;
  std::vector<ClauseRef> named_;  // candidates
  std::string wrong_hint_;
  bool was_rat_ = false;
};

}  // namespace p2c
