// Cells with clues, which are not shaded.
#pragma once

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/grid.hpp"

namespace p2c {

/// A cell with a clue of this board, a number or kUnknownClue, is not shaded: one rule ("clues"),
/// for people see them all at once.
void clues_are_unshaded(ClauseSink& out, const Grid<int>& clues, const SlotLits& shaded);

}  // namespace p2c
