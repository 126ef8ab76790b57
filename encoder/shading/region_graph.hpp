// Connected cells of a board each of whose regions has some that are connected.
#pragma once

#include <string>

#include "encoder/clauses/slot_literals.hpp"
#include "encoder/connectivity/connected.hpp"
#include "instances/parts/cut_board.hpp"

namespace p2c {

/// The graph of regions, for connected(): each is a node, always true, for the caller promises that
/// the shaded cells of a region are connected, and at least one. Cuts then need any of the ways
/// from some regions to the others, and not cells beside those that are shaded. An edge is true
/// where two regions have shaded cells side by side. The list cells-A has the cells of the region
/// of A.
///
///   both(A,B)    the cells A and B, neighbours of two regions, are shaded
///   touch(A,B)   the regions of the cells A and B have shaded cells side by side
///
/// Size: a variable for each pair of neighbours of two regions with four clauses, and one for each
/// pair of regions with a clause.
Connected region_graph(ClauseSink& out, const CutBoard& board, const SlotLits& shaded,
                       std::string words);

}  // namespace p2c
