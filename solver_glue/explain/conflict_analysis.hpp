// What a conflict says: a clause to learn, or which facts and rules are enough for it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver_glue/explain/propagation.hpp"

namespace p2c {

/// A clause that follows, and what it follows from.
struct Learned {
  Lits clause;
  std::vector<int> rules;
  std::vector<int> variables;  // of all clauses that it was made of
};

/// Facts and rules that contradict each other, or what was assumed; both sorted.
struct Refutation {
  Lits facts;
  std::vector<int> rules;
};

// Literals of level 0 always hold; those of level 1 are facts, and follow from facts; what is
// decided or assumed begins at level 2. A clause of a group from 0 on is of the rule of that
// number.
//
// Source: the first unique implication point (Zhang and others, ICCAD 2001).
class ConflictAnalysis {
 public:
  /// The group of the first clause that was learned; that of the second is one less, and so on.
  static constexpr int kLearned = -2;

  /// `learned_from` has the rules of each learned clause. Both must outlive it.
  ConflictAnalysis(const Propagation& values, const std::vector<std::vector<int>>& learned_from,
                   std::size_t variables)
      : values_(values), learned_from_(learned_from), seen_(variables) {}
  ConflictAnalysis(const ConflictAnalysis&) = delete;
  ConflictAnalysis& operator=(const ConflictAnalysis&) = delete;

  /// From a clause that is false at the current level, which is at least 2. The first literal is
  /// the only one of its level, the second of the next level below: at least level 1, whose
  /// literals stay in the clause, so that facts are found in the end.
  Learned learn(int conflict);
  /// Why a clause is false by facts and what was assumed.
  Refutation why(int conflict);
  /// The same of a literal.
  Refutation why(Lit x);

 private:
  bool mark(Lit x, std::vector<int>& marked);
  void unmark(const std::vector<int>& marked);
  Refutation why(std::span<const Lit> clause, std::vector<int> rules);
  void begin_rules() { ++rule_sets_; }
  void add_rules_of(int clause, std::vector<int>& rules);
  void add_rule_once(int rule, std::vector<int>& rules);

  const Propagation& values_;
  const std::vector<std::vector<int>>& learned_from_;
  std::vector<bool> seen_;                // of a variable
  std::vector<std::uint32_t> rule_seen_;  // of a rule: the last of the sets it is in
  std::uint32_t rule_sets_ = 0;
};

}  // namespace p2c
