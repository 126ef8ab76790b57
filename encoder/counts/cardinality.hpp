// Counts: how many of some literals are true.
//
// Any literals, any bound: constants, repeated and opposite literals count as often as they occur.
#pragma once

#include <span>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"

namespace p2c {

// At most, at least, exactly k of xs are true.
//
// Plain clauses where they are no more than those of the form, and for at most one of fewer than 12
// literals, which solved faster so: KenKen of 9 x 9 with cages up to 7 cells in half the time. Else
// the form: a cardinality network (cardinality_network.hpp) or a totalizer (totalizer.hpp); at most
// one of 12 or more is a product (product.hpp). Plain clauses alone are refused (TooLarge) above
// 10^8. Names of variables call the list of literals `list`. A sink that takes linear constraints
// gets the count whole, whatever the form. Strength: arc consistent for different literals.
void at_most(ClauseSink& out, std::span<const Lit> xs, int k,
             Cardinality form = Cardinality::kNetwork, NameOf list = {});
void at_least(ClauseSink& out, std::span<const Lit> xs, int k,
              Cardinality form = Cardinality::kNetwork, NameOf list = {});
void exactly(ClauseSink& out, std::span<const Lit> xs, int k,
             Cardinality form = Cardinality::kNetwork, NameOf list = {});

inline void at_most_one(ClauseSink& out, std::span<const Lit> xs,
                        Cardinality form = Cardinality::kNetwork, NameOf list = {}) {
  at_most(out, xs, 1, form, list);
}
inline void exactly_one(ClauseSink& out, std::span<const Lit> xs,
                        Cardinality form = Cardinality::kNetwork, NameOf list = {}) {
  exactly(out, xs, 1, form, list);
}
inline void at_least_one(ClauseSink& out, std::span<const Lit> xs) { out.add(xs); }

}  // namespace p2c
