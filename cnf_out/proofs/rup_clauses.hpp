// Clauses, and what follows from them by unit propagation. Shares no code with a solver.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "cnf_out/dimacs_reader.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// A set of clauses that grows by what follows from it.
///
/// A clause follows by reverse unit propagation (RUP) when its negation, as units, lets unit
/// propagation find a clause with all literals false. Two literals of each clause are watched; a
/// clause is looked at only when one of them becomes false.
///
/// What unit propagation finds without assumptions stays, whatever is deleted later: solvers delete
/// the clauses after it and go on using it, and drat-trim ignores such deletions. It is sound,
/// since a clause that followed once still does.
class RupClauses {
 public:
  /// Throws Stopped, and TooLarge for a formula with more variables than can be held.
  explicit RupClauses(const Cnf& formula, const Stop* stop = nullptr);

  /// Unit propagation alone finds a contradiction. All clauses follow then.
  bool refuted() const { return refuted_; }
  /// Adds the clause when it follows; else returns false. Its variables are the formula's.
  bool add(std::span<const Lit> clause);
  /// Takes away one clause with these literals; false when there is none.
  bool remove(std::span<const Lit> clause);
  int variables() const { return static_cast<int>(value_.size() / 2) - 1; }

 private:
  using Code = std::uint32_t;  // of a literal: 2 * variable, plus 1 when negative
  struct Clause {
    std::size_t begin;
    std::uint32_t size;
    bool removed = false;
  };
  struct Watch {
    std::uint32_t clause;
    Code other;  // a literal of the clause; while it is true, nothing needs to be looked at
  };

  void normalise(std::span<const Lit> clause);
  std::uint64_t hash() const;
  bool is_same(const Clause& clause) const;
  bool follows();
  void store();
  void use(std::uint32_t number);
  bool propagate();
  bool visit(Code falsified);
  bool look_at(Watch& watch, Code falsified, bool& stays);
  void assign(Code literal);
  void undo_to(std::size_t size);
  void poll(std::size_t work);

  const Stop* stop_;
  std::size_t work_ = 0;
  bool refuted_ = false;
  std::vector<Code> literals_;  // of all clauses
  std::vector<Clause> clauses_;
  std::unordered_multimap<std::uint64_t, std::uint32_t> by_hash_;
  std::vector<std::vector<Watch>> watches_;  // per literal: the clauses that watch it
  std::vector<signed char> value_;           // per literal: 1 true, -1 false, 0 open
  std::vector<Code> trail_;                  // the true literals in order
  std::size_t propagated_ = 0;               // of the trail
  std::vector<Code> clause_;                 // the clause at hand, sorted, each literal once
};

}  // namespace p2c
