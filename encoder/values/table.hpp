// Tables: the values of some columns are one of the listed tuples.
#pragma once

#include <span>
#include <vector>

#include "encoder/values/column.hpp"

namespace p2c {

// tuples holds columns.size() values for each tuple, one tuple after another. A tuple with a value
// out of range never holds; no tuple at all is a contradiction.
//
//   s[t]   tuple t is the one; tuple(NAME,VALUE.VALUE...)
//
// Clauses: one of the tuples; a tuple implies its values; a value implies one of its tuples.
// Size: one variable and k + 1 literals per tuple of k values.
// Strength: domain consistent: a value without a tuple left is false by unit propagation.
// Source: the support encoding of an extensional constraint (Bacchus, GAC via unit propagation,
// CP 2007).
void table(ClauseSink& out, std::span<const ValueColumn> columns, const std::vector<int>& tuples,
           NameOf name = {});

inline void table(ClauseSink& out, const Unknowns& x, std::span<const int> slots,
                  const std::vector<int>& tuples, NameOf name = {}) {
  const std::vector<ValueColumn> columns = columns_of(x, slots);
  table(out, columns, tuples, name);
}

}  // namespace p2c
