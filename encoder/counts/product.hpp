// The product form of "at most one".
#pragma once

#include <span>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

// At most one of the literals xs is true. They are laid out as a grid, about square:
//
//   r[i]   a literal of row i is true        c[j]   a literal of column j is true
//          any(LIST,FROM-TO)                        any(LIST,FROM:STEP:LAST)
//
// At most one row and at most one column are true, by pairs or again by a product.
// Names call the list of literals `list`, those of the rows and columns `list`-rows and -columns.
// Size: 2 n + 4 sqrt(n) + ... clauses, 2 sqrt(n) + ... variables.   Strength: arc consistent.
// Source: Chen: A New SAT Encoding of the At-Most-One Constraint, ModRef 2010.
void at_most_one_by_product(ClauseSink& out, std::span<const Lit> xs, NameOf list = {});

/// From this many literals on the product is smaller, and no slower to solve with.
inline constexpr std::size_t kLeastForProduct = 12;

}  // namespace p2c
