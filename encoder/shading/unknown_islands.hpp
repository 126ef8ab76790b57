// Islands whose clues give no number.
#pragma once

#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"

namespace p2c {

/// No two of these cells are in one island, which is connected cells that are not shaded.
/// shaded[i]: cell i is shaded; a whole board.
///
/// For each cell the bits of the number of the clue in whose island it is: cells side by side have
/// the same.
///
///   bit(i,b)  cell i is in the island of a clue whose number has bit b; bit(I,B). The list
///             "unknown-clues" has the clues, numbered from 0 on
///
/// Size: for u clues on n cells n log u variables and 4 n log u clauses. Strength: complete, and a
/// way of unshaded cells between two clues is a conflict; but of the last open cell of such a way
/// unit propagation does not find that it is shaded, unless it has a clue.
void unknown_islands(ClauseSink& out, const std::vector<int>& clues, const SlotLits& shaded,
                     int cols);

}  // namespace p2c
