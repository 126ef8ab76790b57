// Clauses of the rules of a text.
#pragma once

#include <functional>

#include "encoder/clauses/options.hpp"
#include "encoder/unknowns.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

// Each instance of a rule is a rule of its own, exact by itself:
//
//   and, all        what they join, one after the other
//   or, some, not   a clause; what is no literal in it gets a variable that is true exactly if it
//                   holds
//   a count         cardinality.hpp, of the literals of all cells that count on both sides
//   what is seen    shading/sight.hpp
//   connected       connectivity/connected.hpp, with what other rules promise (rules/promises.hpp)
//                   where the form is for solving: these cells are apart, one of these is there
//   sum ... =       values/summed_sets.hpp, likewise: these numbers are different
//   apart           shading/touching.hpp
//
// Pure: equal arguments give equal clauses. Throws Stopped and TooLarge.
// `begins`, where there is one, is called with each rule before it is stated, once for each
// instance.
void encode_rules(const RuleBoard& board, const Unknowns& x, const EncodeOptions& options,
                  ClauseSink& out, const std::function<void(const TextRule&)>& begins = {});

}  // namespace p2c
