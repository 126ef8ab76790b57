// Cardinality networks, one of the forms behind cardinality.hpp.
#pragma once

#include <cstdint>
#include <span>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// Which side of a count is stated: an upper bound needs the implications from inputs to outputs, a
/// lower bound those from outputs to inputs.
struct Sides {
  bool upper;
  bool lower;
};

/// Of a literal "more than i inputs are true" with these implications.
inline Sense sense_of(Sides sides) {
  if (sides.upper && sides.lower) return Sense::kBoth;
  return sides.upper ? Sense::kImplied : Sense::kImplies;
}

// At most (upper) and at least (lower) k of the literals xs are true; 0 <= k <= n, and a side that
// always holds (k = n, k = 0) must not be asked for.
//
// Halves are counted one by one and merged. Of every sorted sequence only the first k + 1 places
// are kept, and of the last only the one or two that the bound is about. A bound above n/2 is
// turned into one on the negated literals.
//
//   c[i]   more than i of the inputs below this merger are true
//          merge(LIST,FROM-TO,i+1); inside an odd-even merge merge(LIST,FROM-MIDDLE-TO,PLACES,i+1)
//
// A merge of odd and even places is made of comparators of 2 variables and 3 clauses (6 for both
// sides); a small merge is plain clauses, as in a totalizer, where that is fewer.
// Size: at most about n log^2 k comparators.
// Strength: arc consistent for different literals: unit propagation finds every forced literal.
// Source: Asin, Nieuwenhuis, Oliveras, Rodriguez-Carbonell: Cardinality Networks: a theoretical
// and empirical study, Constraints 2011; merging any two lengths, and plain merges among the
// others, as in Abio and the same: A Parametric Approach for Smaller and Better Encodings of
// Cardinality Constraints, CP 2013.
//
// Names call the list of literals `list`, and the list of their negations not-`list`.
void cardinality_network(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides,
                         NameOf list = {});

/// How many clauses the network of n literals has, by arithmetic alone.
std::int64_t cardinality_network_clauses(int n, int k, Sides sides);

}  // namespace p2c
