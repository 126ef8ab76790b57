// Counts: how many of some literals are true.
//
// Any literals, any bound: constants, repeated and opposite literals count as often as they stand
// there. Each function uses the plain clauses where they are no more than the network's.
#pragma once

#include <span>

#include "encoder/clause_sink.hpp"

namespace puzzle2cnf {

// At most, at least, exactly k of xs are true.
//
// A cardinality network: halves are counted one by one and merged, and of every sorted sequence
// only the first k + 1 places are kept.
//
//   c[i]   more than i of the inputs below this merger are true
//
// Size: about n log^2 k comparators of 2 variables and 3 clauses (6 for `exactly`). A bound above
// n/2 is turned into one on the negated literals.
// Strength: arc consistent for different literals: unit propagation finds every forced literal.
// Source: Asin, Nieuwenhuis, Oliveras, Rodriguez-Carbonell: Cardinality Networks: a theoretical
// and empirical study, Constraints 2011; merging any two lengths as in Abio et al., CP 2013.
void at_most(ClauseSink& out, std::span<const Lit> xs, int k);
void at_least(ClauseSink& out, std::span<const Lit> xs, int k);
void exactly(ClauseSink& out, std::span<const Lit> xs, int k);

inline void at_most_one(ClauseSink& out, std::span<const Lit> xs) { at_most(out, xs, 1); }
inline void exactly_one(ClauseSink& out, std::span<const Lit> xs) { exactly(out, xs, 1); }
inline void at_least_one(ClauseSink& out, std::span<const Lit> xs) { out.add(xs); }

}  // namespace puzzle2cnf
