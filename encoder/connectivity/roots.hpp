// Where the ways to all nodes of a connectivity constraint begin.
#pragma once

#include "encoder/connectivity/graph_walks.hpp"

namespace p2c {

/// The possible roots: one node that is always true, near the middle of the graph; else the nodes
/// one of which is promised to be true; none when any node may be the root.
std::vector<int> fixed_roots(const Connected& graph, const Neighbours& neighbours);

// One literal per node:
//
//   root(v)  ways begin at v; root(V)
//
// The list "roots" has the nodes one of which is the root, unless any may be it.
// A root is a true node, and there is at most one. It is the first true one of `roots`, or any
// node when there are none given; then nothing says that there is one.
//
// Size: for one fixed root nothing; for k of them k - 1 variables, k (k + 1) / 2 - 1 clauses; for
// a free one n variables and those of at-most-one.   Strength: arc consistent.
Lits root_literals(ClauseSink& out, const Connected& graph, const std::vector<int>& roots);

}  // namespace p2c
