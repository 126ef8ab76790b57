// Decision diagrams: unknowns read one by one, with a state in between.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "encoder/values/column.hpp"

namespace p2c {

/// A rule over a list of integers, given as an automaton. States are numbers of the rule's own.
struct Automaton {
  std::int64_t start;
  /// The state after `state` has read `value`, with `left` unknowns still to come; nothing when no
  /// continuation can be accepted any more (saying so early keeps the diagram small).
  std::function<std::optional<std::int64_t>(std::int64_t state, int value, int left)> step;
  std::function<bool(std::int64_t)> accepts;
  /// What has been read in this state, for names of variables.
  std::function<std::string(std::int64_t)> word = {};
};

// If `when` is true, the automaton accepts the values of the unknowns in this order.
//
//   q(i,s)   after i unknowns the automaton is in state s; state(NAME,i,WORD) if `when` is true,
//            else state(NAME,i,WORD,CONDITION), where `condition` is what names call `when`
//
// Only states on a way from the start to acceptance get a variable. Clauses: a state and a value
// give the next state; a state and a value or two consecutive states say what leads to
// them; a value needs a state that can read it; at most one state a layer.
// Size: three clauses of 3 or more literals per transition.
// Strength: a value that no accepted answer has is false by unit propagation when `when` is true.
// Once values have been taken away it finds most, not all, of what follows (in 14 cages of three
// cells all but 12,393 of 146,875 values): that would take a variable per transition, which did not
// pay off for these puzzles.
// Source: multi-valued decision diagrams as CNF: Abio, Gange, Mayer-Eichberger, Stuckey, On CNF
// encodings of decision diagrams (CPAIOR 2016); Quimper and Walsh, Decomposing global grammar
// constraints (CP 2007).
// False, with nothing added, when the diagram would have more than `most_transitions`.
[[nodiscard]] bool diagram(ClauseSink& out, std::span<const ValueColumn> columns,
                           const Automaton& automaton, Lit when, std::size_t most_transitions,
                           NameOf name = {}, NameOf condition = {});

[[nodiscard]] inline bool diagram(ClauseSink& out, const Unknowns& x, std::span<const int> slots,
                                  const Automaton& automaton, Lit when,
                                  std::size_t most_transitions, NameOf name = {},
                                  NameOf condition = {}) {
  const std::vector<ValueColumn> columns = columns_of(x, slots);
  return diagram(out, columns, automaton, when, most_transitions, name, condition);
}

}  // namespace p2c
