// Connectivity as layers of edges: the plain model of a Hashi solver.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The true nodes are connected; m edges, T = m - 1:
//
//   x(e)    edge e is used: it is present and its ends are true (the edge itself where they are
//           always true); used(U,V)
//   y(e,t)  edge e is reached from the root within t steps, for t = 0 to T; reached(U,V,t)
//
//   y(e,t) -> x(e)          y(e,0) only for edges at the root
//   y(e,t) -> y(e,t-1) or one of y(f,t-1), edges f that share a node with e
//   x(e) -> y(e,T)          a true node that is not the root has a used edge
//
// The root is the first node that is always true; without one as roots.hpp has it. Nothing
// is left out that distances or promises would prove: this is the form to measure others by.
//
// Size, m edges, root of degree d, all n nodes always true: d + m (m - 1) variables and
// d + 2 m (m - 1) + m + n - 1 clauses.   Strength: complete, weak propagation.
// Source: the model of the Hashi solver by PhoenixSmaug (github.com/PhoenixSmaug/hashi), as
// clauses; that nodes may be false is ours.
Lits connected_by_edge_layers(ClauseSink& out, const Connected& graph);

}  // namespace p2c
