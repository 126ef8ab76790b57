// Totalizers, one of the forms behind cardinality.hpp.
#pragma once

#include <cstdint>
#include <span>

#include "encoder/counts/cardinality_network.hpp"

namespace p2c {

// At most (upper) and at least (lower) k of the literals xs are true; 0 <= k <= n, and a side that
// always holds (k = n, k = 0) must not be asked for.
//
// A balanced tree of unary numbers, each the sum of the two below it, of which only the first k + 1
// places are kept. A bound above n/2 is turned into one on the negated literals.
//
//   r[i]   more than i of the inputs below this node are true; total(LIST,FROM-TO,i+1)
//
// Size: n log n variables at most, about n k clauses: fewer than a network's for small k, more for
// large. Strength: arc consistent for different literals.
// Source: Bailleux and Boufkhad: Efficient CNF Encoding of Boolean Cardinality Constraints, CP
// 2003; k + 1 places as in Buettner and Rintanen, 2005.
// Lists are called as those of cardinality networks.
void totalizer(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides, NameOf list = {});

/// How many of the literals are true, one or more of them, in unary: place i is "more than i". All
/// places of all sums, as above; 2 n^2 clauses at most.
Lits unary_count(ClauseSink& out, std::span<const Lit> xs, NameOf list);

/// How many clauses the totalizer of n literals has, by arithmetic alone.
std::int64_t totalizer_clauses(int n, int k, Sides sides);

}  // namespace p2c
