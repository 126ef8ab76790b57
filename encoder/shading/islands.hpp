// Islands, each with one clue.
#pragma once

#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/grid.hpp"

namespace p2c {

/// Cells that are not shaded form islands, which share no edge: each has exactly one clue of this
/// board, and with a number (the others are kUnknownClue) exactly that many cells. shaded[i]: cell
/// i is shaded.
///
/// Numbers by the cells that their islands may reach (numbered_island.hpp), clues "?" by
/// unknown_islands.hpp and a graph of all unshaded cells with one node more, which is joined to the
/// clues. In the form that explains the graph is always there. Its rule is {"connected", {1}}: a
/// puzzle may have another graph, of the shaded cells. Size: that of these, and at most one of the
/// islands for each cell.
void islands(ClauseSink& out, const Grid<int>& clues, const SlotLits& shaded,
             const EncodeOptions& options);

/// Cells of which one is in no island: of n + 1 connected cells, among them a clue n. The fewest;
/// none where no clue has a number or it is that of the whole board.
std::vector<int> one_is_sea(const Grid<int>& clues);

}  // namespace p2c
