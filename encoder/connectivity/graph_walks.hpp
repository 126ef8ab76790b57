// Walks over the graph of a connectivity constraint, for its encodings.
#pragma once

#include <limits>
#include <vector>

#include "encoder/connectivity/connected.hpp"

namespace p2c {

inline constexpr int kFar = std::numeric_limits<int>::max();

struct Neighbour {
  int node;
  int edge;
};

using Neighbours = std::vector<std::vector<Neighbour>>;

/// Without the edges and nodes that are always false, and without loops.
Neighbours neighbours_of(const Connected& graph);

inline bool may_be_inner(const Connected& graph, int v) {
  return graph.never_inner.empty() || !graph.never_inner[static_cast<std::size_t>(v)];
}

/// Only what the inside of a path may use: nodes that may be inner, and where paths begin.
Neighbours inner_neighbours(const Connected& graph, Neighbours neighbours,
                            const std::vector<int>& roots);

/// Steps from the nearest of `roots`; kFar where there is no way.
std::vector<int> distances(const Neighbours& neighbours, const std::vector<int>& roots);

// No path from one of `roots` to v that repeats no node has more edges than bound[v]; -1 where
// there is no way.
//
// Such a path enters a biconnected component (block) once, at the node where it is nearest to the
// roots, and has at most as many edges in it as the block has other nodes. So the bound of a node
// is the sum of (size - 1) over the blocks on the way to it. Several roots are one: join them to a
// new node, and take one off.
//
// Time: linear. Source: Hopcroft and Tarjan, Algorithm 447, 1973.
std::vector<int> path_bounds(const Neighbours& neighbours, const std::vector<int>& roots);

/// No path anywhere that repeats no node has more edges than this.
int longest_path_bound(const Neighbours& neighbours);

}  // namespace p2c
