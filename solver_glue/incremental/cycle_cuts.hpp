// Connectivity on a grid by cuts in the planar dual.
#pragma once

#include "cnf_out/model.hpp"
#include "encoder/connectivity/connected.hpp"

namespace p2c {

// Adds one clause for each cycle that a breadth-first search finds among the model's false cells,
// and returns how many; 0 when the model keeps the constraint. Needs has_dual(graph).
//
// In the dual, false cells that touch at a corner are neighbours, and the rim is one more node
// beside every false cell on it. The true cells are connected exactly when this graph is a
// forest: a cycle encloses a true cell, and what encloses a component is a cycle. The cut says
// that one cell of the cycle is true.
//
// Time: linear in the board and in the size of the cuts.
// Source: the duality of cycles and cuts in plane graphs (Whitney 1932); for Heyawake also in the
// solvers of semiexp (cspuz) by propagation.
int add_cycle_cuts(const Connected& graph, const Model& model, ClauseSink& out);

}  // namespace p2c
