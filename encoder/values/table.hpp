// Tables: the values of some unknowns are one of the listed tuples.
#pragma once

#include <span>
#include <vector>

#include "encoder/unknowns.hpp"

namespace p2c {

// tuples holds slots.size() values for each tuple, one tuple after another. A tuple with a value
// out of range never holds; no tuple at all is a contradiction.
//
//   s[t]   tuple t is the one; tuple(NAME,VALUE.VALUE...)
//
// Clauses: one of the tuples; a tuple implies its values; a value implies one of its tuples.
// Size: one variable and k + 1 literals per tuple of k values.
// Strength: domain consistent: a value without a tuple left is false by unit propagation.
// Source: the support encoding of an extensional constraint (Bacchus, GAC via unit propagation,
// CP 2007).
void table(ClauseSink& out, const Unknowns& x, std::span<const int> slots,
           const std::vector<int>& tuples, NameOf name = {});

}  // namespace p2c
