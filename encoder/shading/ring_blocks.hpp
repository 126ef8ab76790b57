// The lengths of the blocks in a ring of cells.
#pragma once

#include <array>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

// The blocks of true literals, of which the last is beside the first, are as many as there are
// numbers, and have these lengths in any order; kOpenInList is any length, and 0 no block.
//
// Clauses: all that follow and of which no literal can be left out, of the literals that are no
// constants. Size: for eight cells up to 132 clauses, of some three or four literals, and no
// variable. Strength: full, as each implied clause has one of these in it.
// Source: prime implicates (Quine 1952).
void ring_blocks(ClauseSink& out, const std::array<Lit, 8>& ring, const std::vector<int>& numbers);

}  // namespace p2c
