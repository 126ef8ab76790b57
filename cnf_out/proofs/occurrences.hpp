// The clauses that contain a literal.
#pragma once

#include <span>

#include "cnf_out/proofs/clause_store.hpp"
#include "cnf_out/proofs/lists_in_pool.hpp"

namespace p2c {

/// Made when it is first asked for: most proofs need no RAT.
class Occurrences {
 public:
  /// The store must outlive this.
  explicit Occurrences(const ClauseStore& store) : store_(store) {}

  void resize(std::size_t codes) {
    codes_ = codes;
    if (made_) lists_.resize(codes);
  }
  /// The clause was added to the store.
  void note(ClauseRef clause) {
    if (made_) push(clause);
  }
  /// In the order of addition, deleted ones too; until a clause is noted.
  std::span<const ClauseRef> of(Code literal) {
    if (!made_) make();
    return lists_[literal];
  }

 private:
  void make() {
    made_ = true;
    lists_.resize(codes_);
    for (ClauseRef c = store_.first(); c != store_.end(); c = store_.after(c)) {
      for (const Code literal : store_.literals(c)) lists_.expect_one(literal);
    }
    lists_.reserve();
    for (ClauseRef c = store_.first(); c != store_.end(); c = store_.after(c)) push(c);
  }

  void push(ClauseRef clause) {
    for (const Code literal : store_.literals(clause)) lists_.push(literal, clause);
  }

  const ClauseStore& store_;
  bool made_ = false;
  std::size_t codes_ = 0;
  ListsInPool<ClauseRef> lists_;
};

}  // namespace p2c
