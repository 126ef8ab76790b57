// Connectivity of the true part of a graph.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"

namespace p2c {

/// The true nodes, with the true edges between two true nodes, form a connected graph. Zero or one
/// true node counts as connected.
struct Connected {
  struct Edge {
    int u;
    int v;
    Lit present;
    int slot = -1;  // what it is in the puzzle, or -1
  };

  Lits nodes;
  std::vector<Edge> edges;
  std::vector<int> node_slots;  // of each node the slot that it is, or -1; or empty
  std::string words;            // the rule, in words for people

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
  /// Where the nodes are lines and the edges are all pairs of these that share a vertex: the two
  /// vertices of each, numbered from 0 (or empty).
  std::vector<std::pair<int, int>> ends = {};
  /// No shortest path between true nodes has more edges than this (or -1).
  int longest_path = -1;

  // Where a puzzle has several graphs: what the rule of this one has that those of the others
  // have not, and the names of its lists; its nodes have names of their own, too.
  std::vector<int> rule_at = {};
  std::string rule_suffix = {};
  std::string list_suffix = {};
  std::string list_name(const char* word) const { return word + list_suffix; }
  /// Of its rule in the form that explains.
  RuleKey key() const { return {"connected" + rule_suffix, rule_at}; }

  /// What remarks and names of variables call a node (or empty), without blanks.
  std::function<std::string(int)> node_name;
  std::string name(int v) const {
    return node_name ? node_name(v) : "node" + std::to_string(v + 1);
  }
  /// Where several edges join the same two nodes: what names of variables about each edge end with
  /// (or empty).
  std::vector<std::string> edge_suffixes = {};
  std::string edge_suffix(std::size_t edge) const {
    return edge_suffixes.empty() ? "" : edge_suffixes[edge];
  }
};

/// The present edges, between two different nodes each, form no cycle.
struct NoCycles {
  int nodes;
  std::vector<Connected::Edge> edges;
  std::string words;
};

/// There is a planar dual, and it is exact: a whole grid of at least 2 x 2 cells whose false cells
/// never touch. The true cells are then connected exactly when the false ones and the rim are a
/// forest: joined are false cells that touch at a corner, and the rim with each false cell on it.
bool has_dual(const Connected& graph);

// States the constraint as the options say: whole if the sink can take it (else as layers), or in
// clauses:
//
//   kLayers       layers.hpp
//   kElimination  dual_forest.hpp where there is a dual, else parent_arcs.hpp
//   kFrontier     frontier.hpp where the nodes are the cells of a grid, else as kElimination
//   kPaper        edge_layers.hpp
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

}  // namespace p2c
