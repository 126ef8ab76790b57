// Why odd sums leave no answer: steps of a proof.
#pragma once

#include "encoder/unknowns.hpp"
#include "instances/odd_sums.hpp"

namespace p2c {

// Adds the steps of a DRAT proof, up to the empty clause. New variables are defined on the way, by
// clauses that are RAT on their first literal; all other steps follow by unit propagation from the
// puzzle's formula, in which it must find the last value of a sum from the others.
//
// The parity of a sum is a chain over its slots in ascending order:
//
//   p   the value of a slot is odd
//   c   an odd number of the slots so far have an odd value
//
// The end of a single sum's chain follows by trying all values. Two chains become one, without the
// slots that are in both, by a walk along the slots of either: so far, the parity of the new chain
// is that of the two together.
//
// Size: with n sums of at most k slots, halved again and again, O(n k log n) variables and
// steps, times the number of choices of k - 1 values where a sum is single.
// Source: parity reasoning in DRAT after Philipp and Rebola-Pardo (JELIA 2016); here by halves.
void add_parity_steps(const OddSums& sums, const Unknowns& x, ClauseSink& out);

}  // namespace p2c
