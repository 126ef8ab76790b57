// Sets of values: which of them some slots have, in whatever order.
#pragma once

#include <span>
#include <vector>

#include "encoder/values/diagram.hpp"

namespace p2c {

struct ValueSet {
  std::vector<int> slots;
  int lo;
  Lits has;  // of the values from lo on: one of the slots has it
};

// Slots of one range that are known to be different from each other.
//
//   h(v)  one of the slots has the value v; of a single slot its own literal, else nameless
//
// Size: a variable and a clause more than there are slots for each value.
ValueSet value_set(ClauseSink& out, const Unknowns& x, std::vector<int> slots);

// If `when` is true, the automaton accepts the values of all the sets' slots. It must not matter to
// it in which order it reads them. All slots have the same range.
//
// The diagram (diagram.hpp) of "the set has this value" for value after value: what is learned
// about a set holds for all orders of its values. False, with nothing added, when it would have
// more than `most_transitions`. Its variables have no names.
// Strength: a set of values that no accepted answer has is refuted as in any diagram; that values
// of different sets must differ, too, is left to other clauses.
[[nodiscard]] bool diagram_of_sets(ClauseSink& out, std::span<const ValueSet> sets,
                                   const Automaton& automaton, Lit when,
                                   std::size_t most_transitions);

}  // namespace p2c
