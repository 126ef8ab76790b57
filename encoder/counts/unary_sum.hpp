// Sums of small integers in unary.
#pragma once

#include <span>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

// The terms add up to exactly `sum`. A term is a list of literals: terms[i][j] says "term i is
// more than j"; each implies the one before it (clauses that the caller adds or has).
//
// No auxiliary variables: the clauses are the prime implicates. Take any values v that add up to
// sum - 1: some term i is more than v[i]. Take any that add up to sum + 1: some term is less.
// Size: as many clauses as there are such values: for four terms 0 to 2 at most 19 + 19, for four
// terms 0 to 4 at most 85 + 85. So this is for few terms.
// Strength: arc consistent.
// A sink that takes linear constraints gets the sum of all literals.
// Source: the prime implicates of a linear equation over the order encoding (Tamura et al.,
// Constraints 2009).
void sums_to(ClauseSink& out, std::span<const Lits> terms, int sum);

}  // namespace p2c
