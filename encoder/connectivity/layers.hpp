// Connectivity as unary distance layers.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The true nodes are connected:
//
//   y(v,t)  true node v is reached from the root in at most t steps; level(V,t)
//   z(e,t)  edge e is present, and one of its ends is reached in at most t - 1 steps; way(U,V,t-1)
//
//   y(v,t) -> y(v,t-1) or one of z(e,t) at v          a true node v -> y(v,T(v))
//
// A node that is never inner has no layers: it is true -> one of its edges is present and leads to
// a true node that may be inner, or to the root; end(V,U) is both for a node V and its neighbour U.
//
// How many layers, T(v), and why they are enough. Let H be the graph of what may be present, with
// only the nodes that may be inner, and the roots. All inner nodes of a shortest path from the root
// to v are in H, so the path stays in H up to v, and it repeats no node.
//   * From fixed roots T(v) is what path_bounds says of H: at most the inner nodes other than the
//     root, less where blocks of H lie apart. y(v,t) is the node itself from T(v) on, and false
//     below the distance of v in H.
//   * From a free root T is half of the longest path in H, rounded up. With two true nodes or more
//     that may be inner, these are connected among themselves; take a spanning tree of them, and
//     as root the middle of its longest path. (With none, at most two nodes are true and
//     one of them is the root of the other.)
//   * Never more than a promised longest shortest path.
// A path needs these bounds in full.
//
// Size: per layer one variable for each node that may be inner and for each edge that may be
// absent, two clauses each (one for a node that is always true).
// Strength: complete, but unit propagation alone decides little.
// Source: layers as in the edge model of the Hashi solver by PhoenixSmaug; the bounds are ours.
//
// With `limit` from 0 on, T(v) is at most that: smaller, but true nodes that are farther are
// wrongly refused.
//
// Returns root(v) of each node (roots.hpp), as the other forms with roots do.
Lits connected_by_layers(ClauseSink& out, const Connected& graph, int limit);

/// The number of layers that `connected_by_layers` writes without a limit; for tests and comments.
int layer_depth(const Connected& graph);

}  // namespace p2c
