// What is known of a board: values of slots, and values that they do not have.
#pragma once

#include <span>
#include <vector>

#include "encoder/rule_book.hpp"
#include "solver_glue/explain/graph_rules.hpp"

namespace p2c {

/// "The slot has this value", or "has not". Of a slot with two values always the former.
struct SlotFact {
  int slot;
  int value;
  bool is = true;

  auto operator<=>(const SlotFact&) const = default;
};

/// The fact that a literal of a slot's variable states, and the reverse.
SlotFact fact_of(const RuleBook& book, Lit x);
Lit literal_of(const RuleBook& book, const SlotFact& fact);

class Known {
 public:
  explicit Known(const RuleBook& book);

  Truth operator()(Lit x) const;
  /// The value of a slot, or kOpen.
  int value(int slot) const { return values_[slot]; }
  bool is_known(int slot) const { return values_[slot] != kOpen; }
  int open_slots() const { return open_; }
  const Answer& values() const { return values_; }

  /// Adds what was open. The only value that is left is the value.
  void add(Lit x);
  void add(const SlotFact& fact) { add(literal_of(book_, fact)); }

  /// What is known of a slot, in the fewest literals.
  void append_facts(int slot, Lits& facts) const;
  /// Of these slots, and of all.
  Lits facts(std::span<const int> slots) const;
  Lits facts() const;

 private:
  void set(Lit x) { truth_[x.variable()] = x.positive() ? Truth::kYes : Truth::kNo; }
  void settle(int slot, int value);

  const RuleBook& book_;
  std::vector<Truth> truth_;  // of the slots' variables
  Answer values_;
  int open_;
};

}  // namespace p2c
