// Connectivity as a tree: every true node has a parent or is the root.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The true nodes are connected:
//
//   root(v)  v is the root (roots.hpp)
//   p(u,v)   u is a parent of v: an edge between them is present, and u is true; child(U,V)
//
//   a true node v is the root, or one of p(u,v)
//
// and the arcs p have no cycle (acyclic.hpp). So the parents of a true node lead to the
// root; and where all are connected, the tree of a search from the root is such a choice. Several
// parents do no harm. The arcs at a fixed root, and at a node that is never inner, are on no
// cycle: nothing leads to the one; the other is a parent only as the root, where every search for
// the root may end.
//
// Size: two variables for each direction of an edge, and acyclicity.
// Strength: complete.   Source: as acyclicity; a level in place of it is the usual tree encoding.
Lits connected_by_parents(ClauseSink& out, const Connected& graph);

}  // namespace p2c
