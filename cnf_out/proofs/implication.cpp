#include "cnf_out/proofs/implication.hpp"

namespace p2c {

Redundancy Implication::check(std::span<const Code> clause, bool may_be_rat, ConflictTaker* taker) {
  const std::size_t base = propagation_.trail().size();
  // A pivot that is false for good has a unit clause as candidate, which would need RUP.
  may_be_rat = may_be_rat && !clause.empty() && propagation_.sign(clause.front()) == 0;
  Redundancy result = Redundancy::kNone;
  if (const Conflict conflict = negate(clause, 0)) {
    if (taker != nullptr) taker->take(kNoClause, conflict, base);
    result = Redundancy::kRup;
  } else if (may_be_rat && all_candidates(opposite(clause.front()), taker)) {
    result = Redundancy::kRat;
  }
  propagation_.undo_to(base);
  return result;
}

// Assumes that all literals but one are false.
Conflict Implication::negate(std::span<const Code> clause, Code except) {
  for (const Code literal : clause) {
    if (literal == except) continue;
    if (propagation_.sign(literal) > 0) return {kNoClause, literal};
    if (propagation_.sign(literal) == 0) propagation_.assume(opposite(literal));
  }
  return {propagation_.propagate(), 0};
}

bool Implication::all_candidates(Code negated_pivot, ConflictTaker* taker) {
  const std::size_t own = propagation_.trail().size();
  for (const ClauseRef candidate : occurrences_.of(negated_pivot)) {
    propagation_.poll(1);
    if (store_.has(candidate, ClauseStore::kDeleted)) continue;
    if (taker != nullptr && !taker->wants(candidate)) continue;
    const Conflict conflict = negate(store_.literals(candidate), negated_pivot);
    if (!conflict) return false;
    if (taker != nullptr) taker->take(candidate, conflict, own);
    propagation_.undo_to(own);
  }
  if (taker != nullptr) taker->take_shared(own);
  return true;
}

}  // namespace p2c
