// Counts: how many of some literals are true.
//
// Any literals, any bound: constants, repeated and opposite literals count as often as they stand
// there.
#pragma once

#include <span>

#include "encoder/clause_sink.hpp"

namespace puzzle2cnf {

// At most, at least, exactly k of xs are true.
//
// Plain clauses where they are no more than those of a cardinality network, else the network
// (encoder/cardinality_network.hpp); one of 12 literals or more is a product (encoder/product.hpp).
// A sink that takes linear constraints gets the count whole.
// Strength: arc consistent for different literals.
void at_most(ClauseSink& out, std::span<const Lit> xs, int k);
void at_least(ClauseSink& out, std::span<const Lit> xs, int k);
void exactly(ClauseSink& out, std::span<const Lit> xs, int k);

inline void at_most_one(ClauseSink& out, std::span<const Lit> xs) { at_most(out, xs, 1); }
inline void exactly_one(ClauseSink& out, std::span<const Lit> xs) { exactly(out, xs, 1); }
inline void at_least_one(ClauseSink& out, std::span<const Lit> xs) { out.add(xs); }

}  // namespace puzzle2cnf
