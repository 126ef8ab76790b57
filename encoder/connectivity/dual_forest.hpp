// Connectivity on a grid as a forest in the planar dual.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The true cells are connected. Needs has_dual(graph), which says what the dual is.
//
//   o(v,u)  the parent of false cell v is u, which touches it at a corner; parent(V,U)
//
// Two false cells u, v that touch at a corner: o(u,v) or o(v,u). A cell has at most one parent; one
// on the rim has none, since its parent is the rim. The arcs o have no cycle (acyclic.hpp).
//
// A forest can be so directed, each tree from one node of it, the tree of the rim from the rim. The
// other way round, each edge of a cycle would be the way of one of its nodes to its parent. Each
// node has one at most, the rim none; so the cycle does not visit the rim, and is a cycle of arcs.
//
// Size: a variable for each direction of a diagonal pair off the rim, and acyclicity.
// Strength: complete.
// Source: duality of cycles and cuts in plane graphs (Whitney 1932); acyclicity as there.
void connected_by_dual_forest(ClauseSink& out, const Connected& graph);

}  // namespace p2c
