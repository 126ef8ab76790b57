// Clauses in groups, an assignment with levels, and what follows from both by unit propagation.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "solver_glue/explain/graph_rules.hpp"

namespace p2c {

// Only clauses of active groups propagate; which groups are active changes only while nothing is
// assigned, so watches are right whatever was active before.
//
// Source: two watched literals per clause (Moskewicz and others: Chaff, DAC 2001).
class Propagation {
 public:
  /// Groups are numbers from 0 on; clauses of kAlways are always active, as are those of smaller
  /// numbers, which are learned.
  static constexpr int kAlways = -1;
  static constexpr int kNone = -1;  // no clause

  explicit Propagation(int variables);

  /// Its number. No constants; no clause with a literal twice.
  int add_clause(std::span<const Lit> clause, int group);
  /// Takes back these clauses, if nothing is assigned by them.
  void drop_clauses(std::span<const int> numbers);
  std::span<const Lit> clause(int number) const { return literals(clauses_[number]); }
  int group(int number) const { return clauses_[number].group; }

  /// Takes back all assignments; from now on these groups are active.
  void restart(std::span<const int> groups);
  bool is_active(int group) const;

  Truth operator()(Lit x) const;
  int level() const { return static_cast<int>(level_ends_.size()); }
  int level_of(Lit x) const { return level_[x.variable()]; }
  /// The clause that made a variable's literal true, or kNone.
  int reason_of(int variable) const { return reason_[variable]; }
  const Lits& trail() const { return trail_; }

  void new_level() { level_ends_.push_back(trail_.size()); }
  /// Of an open variable.
  void assign(Lit x, int reason);
  void undo_to(int level);
  /// A clause that is false, or kNone.
  int propagate();

 private:
  struct Clause {
    std::size_t begin;
    int size;
    int group;
  };
  struct Watch {
    int clause;
    Lit other;  // another literal: when it is true, the clause need not be looked at
  };

  static constexpr int kDropped = std::numeric_limits<int>::min();  // a group

  static std::size_t index(Lit x) {
    return 2 * static_cast<std::size_t>(x.variable()) + (x.positive() ? 1 : 0);
  }
  std::span<Lit> literals(const Clause& clause) {
    return {arena_.data() + clause.begin, static_cast<std::size_t>(clause.size)};
  }
  std::span<const Lit> literals(const Clause& clause) const {
    return {arena_.data() + clause.begin, static_cast<std::size_t>(clause.size)};
  }
  int propagate(Lit x);

  Lits arena_;
  std::vector<Clause> clauses_;
  std::vector<std::vector<Watch>> watches_;  // of a literal: clauses that watch it
  std::vector<std::uint32_t> active_;        // of a group: the last restart in which it was
  std::uint32_t restarts_ = 0;
  std::vector<Truth> value_;  // of a variable
  std::vector<int> level_;
  std::vector<int> reason_;
  Lits trail_;
  std::size_t head_ = 0;                 // of the trail: what was propagated
  std::vector<std::size_t> level_ends_;  // trail size where each level begins
};

}  // namespace p2c
