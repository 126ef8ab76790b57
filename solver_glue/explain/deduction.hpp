// Everything that a few rules say about a board that is partly known.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver_glue/explain/known.hpp"
#include "solver_glue/explain/rule_solver.hpp"

namespace p2c {

/// A literal that follows, and facts that are enough for it.
struct Deduced {
  Lit concludes;
  Lits facts;
};

struct Deductions {
  /// Of some value it was not found out whether it follows: that took too many conflicts.
  bool gave_up = false;
  /// The rules and the facts contradict each other.
  bool contradiction = false;
  Lits contradicts;  // facts that are enough for that
  /// All open literals of slots that follow: where one value is left, the literal of that, else
  /// those of the values that are out; in slot order.
  std::vector<Deduced> all;
};

/// The slots in a scope of these rules, ascending.
std::vector<int> scope_of(const RuleBook& book, std::span<const int> rules);

// Asks for each value of each open slot for a model of the rules with it. A model shows many values
// at once; where there is a graph rule, also all that it leaves open. Gives up on a value after so
// many conflicts; 0: never.
// Source: support of values in constraint propagation (Mackworth 1977).
Deductions deduce(const RuleBook& book, RuleSolver& solver, std::span<const int> rules,
                  const Known& known, std::int64_t most_conflicts = 0);

/// Facts of these, none of which can be left out, that are enough for all conclusions together.
/// Those that come first go first.
Lits fewer_facts(RuleSolver& solver, std::span<const int> rules, std::vector<Deduced> deduced);
/// Facts of these, none of which can be left out, that contradict the rules, as all of them do.
Lits fewer_contradictory(RuleSolver& solver, std::span<const int> rules, Lits facts);

}  // namespace p2c
