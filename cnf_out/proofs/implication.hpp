// Whether a clause may be added: by RUP, or as RAT.
#pragma once

#include <span>

#include "cnf_out/proofs/occurrences.hpp"
#include "cnf_out/proofs/unit_propagation.hpp"

namespace p2c {

/// Where unit propagation ends: a clause that is false, or else a literal that should be assumed
/// false and is true. The trail is as it was then.
struct Conflict {
  ClauseRef clause = kNoClause;
  Code literal = 0;
  explicit operator bool() const { return clause != kNoClause || literal != 0; }
};

/// Is shown why a clause may be added.
class ConflictTaker {
 public:
  virtual ~ConflictTaker() = default;
  /// The clause with the negated pivot counts.
  virtual bool wants(ClauseRef candidate) const = 0;
  /// The conflict is that of RUP, then there is no candidate, or of this candidate, whose own
  /// assumptions begin at `own` in the trail.
  virtual void take(ClauseRef candidate, const Conflict& conflict, std::size_t own) = 0;
  /// All candidates were right.
  virtual void take_shared(std::size_t own) = 0;
};

enum class Redundancy { kNone, kRup, kRat };

/// A clause follows by reverse unit propagation (RUP) when its negation, as units, lets unit
/// propagation find a clause with all literals false.
///
/// It is a resolution asymmetric tautology (RAT) on its first literal, the pivot, when for each
/// clause with the negated pivot, the candidates, the negation of both, the negated pivot itself
/// left out, does so. Adding it may lose models, but not the last one. What propagation keeps for
/// good counts as a unit clause: where the pivot is false for good, the clause is not RAT.
class Implication {
 public:
  Implication(const ClauseStore& store, UnitPropagation& propagation)
      : store_(store), propagation_(propagation), occurrences_(store) {}

  void resize(std::size_t codes) { occurrences_.resize(codes); }
  /// The clause was added to the store.
  void note(ClauseRef clause) { occurrences_.note(clause); }

  /// Candidates are all clauses that are not deleted; with a taker those that it wants.
  Redundancy check(std::span<const Code> clause, bool may_be_rat, ConflictTaker* taker = nullptr);

 private:
  Conflict negate(std::span<const Code> clause, Code except);
  bool all_candidates(Code pivot, ConflictTaker* taker);

  const ClauseStore& store_;
  UnitPropagation& propagation_;
  Occurrences occurrences_;
};

}  // namespace p2c
