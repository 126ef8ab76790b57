// The numbers that a proof gives to its clauses.
#pragma once

#include <array>
#include <unordered_map>

#include "cnf_out/proofs/clause_store.hpp"
#include "cnf_out/proofs/proof_step.hpp"

namespace p2c {

/// A clause for a number, in any order of numbers. Dense ones take little more than the clauses.
class ClauseIds {
 public:
  /// kNoClause where the number is not in use.
  ClauseRef find(ClauseId id) const {
    const auto found = blocks_.find(id / kBlock);
    return id <= 0 || found == blocks_.end() ? kNoClause : found->second[id % kBlock];
  }
  void set(ClauseId id, ClauseRef clause) { blocks_[id / kBlock][id % kBlock] = clause; }
  void erase(ClauseId id) { set(id, kNoClause); }

 private:
  static constexpr ClauseId kBlock = 64;
  std::unordered_map<ClauseId, std::array<ClauseRef, kBlock>> blocks_;  // zeros at first
};

}  // namespace p2c
