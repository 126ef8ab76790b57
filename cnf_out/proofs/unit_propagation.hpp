// Unit propagation. Shares no code with a solver.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cnf_out/proofs/clause_store.hpp"
#include "cnf_out/proofs/lists_in_pool.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Which literals are true, and what follows from them by the clauses of a store.
///
/// Two literals of each clause are watched; a clause is looked at only when one of them becomes
/// false. A clause that is true for good, or has made a literal true for good, is not watched.
///
/// The trail has the true literals in order: first those that are true for good, which follow from
/// the clauses alone, then what is assumed and what follows from that.
class UnitPropagation {
 public:
  /// With `core_first`, clauses that are marked kCore are looked at before all others, so that few
  /// others become needed.
  UnitPropagation(ClauseStore& store, bool core_first, const Stop* stop);

  /// Makes room for literals below this code.
  void resize(std::size_t codes);

  /// Takes all clauses of the store, which was empty before, and propagates for good. Gives the
  /// clause that has become false; kNoClause where none has.
  ClauseRef start();
  /// The same for one more clause.
  ClauseRef use(ClauseRef clause);
  /// A clause that was deleted is there again. At least two of its literals are not false.
  void watch(ClauseRef clause);
  /// Deleted clauses are not watched any more; else that ends when they are met.
  void forget_deleted();
  /// One literal is true for good, all others are false for good: the clause may be why.
  bool is_unit_for_good(ClauseRef clause) const;

  /// 1 true, -1 false, 0 open.
  int sign(Code literal) const { return value_[literal]; }
  void assume(Code literal) { assign(literal, kNoClause); }
  /// Gives a clause that has become false; kNoClause where none has.
  ClauseRef propagate();

  std::span<const Code> trail() const { return trail_; }
  /// Takes back all but the first literals of the trail.
  void undo_to(std::size_t size);
  /// Of a true literal: the clause that made it true; kNoClause for an assumption.
  ClauseRef reason(Code literal) const { return reason_[literal >> 1U]; }
  /// Of a literal that is true or false: where its variable is in the trail.
  std::size_t position(Code literal) const { return position_[literal >> 1U]; }

  void poll(std::size_t work);

 private:
  struct Watch {
    ClauseRef clause;
    Code other;  // a literal of the clause; while it is true, nothing needs to be looked at
  };
  using Lists = ListsInPool<Watch>;

  ClauseRef use_units();
  ClauseRef visit(Lists& lists, Code falsified);
  static void close_gap(Lists& lists, Code list, std::uint32_t kept, std::uint32_t seen);
  bool look_at(Lists& lists, Watch& watch, Code falsified, bool& stays);
  Lists& lists_of(ClauseRef clause);
  void assign(Code literal, ClauseRef reason);

  ClauseStore& store_;
  bool core_first_;
  const Stop* stop_;
  std::size_t work_ = 0;
  Lists core_;   // per literal: the clauses that watch it; of those marked kCore
  Lists other_;  // of the others, and of some that were marked since
  std::vector<signed char> value_;
  std::vector<ClauseRef> reason_;
  std::vector<std::uint32_t> position_;
  std::vector<Code> trail_;
  std::size_t core_done_ = 0;   // of the trail
  std::size_t other_done_ = 0;  // of the trail
};

}  // namespace p2c
