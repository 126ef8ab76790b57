// A step of a proof, in any format.
#pragma once

#include <cstdint>
#include <vector>

#include "encoder/clauses/lit.hpp"

namespace p2c {

/// The number of a clause in LRAT and FRAT; 0: none.
using ClauseId = std::int64_t;

struct ProofStep {
  enum class Kind {
    kAdd,
    kDelete,
    kOriginal,  // FRAT: this is a clause of the CNF
    kFinal,     // FRAT: this clause is left at the end
    kRenumber,  // FRAT: the clauses get other numbers
  };

  Kind kind = Kind::kAdd;
  ClauseId id = 0;
  Lits literals;
  /// The clauses that an addition follows from, in order; a negative one begins those for a
  /// candidate of RAT. Of an LRAT deletion the clauses that go, of kRenumber the old numbers and
  /// the new ones in turn.
  std::vector<ClauseId> ids;

  bool deletes() const { return kind == Kind::kDelete; }
};

}  // namespace p2c
