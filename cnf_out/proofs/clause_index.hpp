// Which clause has these literals.
#pragma once

#include <vector>

#include "cnf_out/proofs/clause_store.hpp"
#include "cnf_out/proofs/code_set.hpp"

namespace p2c {

/// Finds clauses by their literals, in any order. Made when a clause is first looked for: many
/// proofs delete nothing.
class ClauseIndex {
 public:
  /// The store must outlive the index.
  explicit ClauseIndex(const ClauseStore& store) : store_(store) {}

  void resize(std::size_t codes) { wanted_.resize(codes); }
  /// The clause was added to the store.
  void insert(ClauseRef clause);
  /// It is not found any more.
  void erase(ClauseRef clause);
  /// A clause with exactly these literals, each of which is named once; kNoClause where there is
  /// none. One without `avoided` is preferred.
  ClauseRef find(std::span<const Code> literals, ClauseStore::Flag avoided = ClauseStore::kDeleted);
  /// The clause has exactly these literals, each of which is named once.
  bool is_same(ClauseRef clause, std::span<const Code> literals);

 private:
  void build();
  void place(ClauseRef clause);
  void make_room();
  std::size_t slot_of(std::span<const Code> literals) const;
  bool is_wanted(ClauseRef clause) const;

  const ClauseStore& store_;
  std::vector<ClauseRef> slots_;  // a hash table with open addressing
  std::size_t used_ = 0;          // slots
  CodeSet wanted_;
  std::size_t wanted_size_ = 0;
};

}  // namespace p2c
