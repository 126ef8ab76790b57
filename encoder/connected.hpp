// Connectivity of the true part of a graph.
#pragma once

#include <vector>

#include "encoder/clause_sink.hpp"
#include "encoder/options.hpp"

namespace puzzle2cnf {

/// The true nodes, with the true edges between two true nodes, form a connected graph. Zero or one
/// true node counts as connected.
struct Connected {
  struct Edge {
    int u;
    int v;
    Lit present;
  };

  Lits nodes;
  std::vector<Edge> edges;

  // Promises, which only the caller can know. All are optional.

  /// Nodes joined by an edge are never both false, every edge is always present, and every node has
  /// one (cuts are then shorter).
  bool false_nodes_never_touch = false;
  /// The nodes are the cells of a whole grid of this many columns (or 0), and the edges are all
  /// pairs of cells that share an edge, always present.
  int grid_cols = 0;
  /// For each node (or empty): it is never inside a path between two other nodes.
  std::vector<bool> never_inner;
  /// One of these different nodes is true (or empty).
  std::vector<int> one_is_true;
  /// No shortest path between true nodes has more edges than this (or -1).
  int longest_path = -1;
};

// States the constraint, whole if the options say so and the sink can take it, else as unary
// distance layers:
//
//   y(v,t)  true node v is reached from the root in at most t steps
//   z(e,t)  edge e is present, and one of its ends is reached in at most t - 1 steps
//
// The root is a node that is always true, of small eccentricity; or the first true one of
// one_is_true; or free: any node, at most one.
//
// Depth T. From a fixed root every node of a connected graph with n true nodes is reached in at
// most n - 1 steps, since a shortest path repeats no node; only nodes that may be inner lie between
// its ends, so (inner nodes other than the root) + 1 steps are enough too. From a free root
// floor(n/2) steps are enough: a spanning tree has a path of at most n - 1 edges, and from the
// middle of its longest path no node is further than half of that, rounded up. A path of n nodes
// needs both bounds in full.
//
// Size: per layer n + m variables, 2n + 2m clauses (m only counts edges that may be absent).
// Strength: complete, but unit propagation alone decides little.
// Source: layers as in the edge model of the Hashi literature; static distances and depth bounds
// are ours.
void connected(ClauseSink& out, const Connected& graph, const EncodeOptions& options);

/// A sink that leaves graph constraints out, as a solver's load is before the first cut.
template <class Sink>
class WithoutGraphs : public Sink {
 public:
  bool take(const Connected& /*constraint*/) override { return left_out_ = true; }
  /// True when there was such a constraint.
  bool left_out() const { return left_out_; }

 private:
  bool left_out_ = false;
};

/// The number of layers that `connected` writes; for tests and comments.
int layer_depth(const Connected& graph);

}  // namespace puzzle2cnf
