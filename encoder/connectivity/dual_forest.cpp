#include "encoder/connectivity/dual_forest.hpp"

#include <array>

#include "encoder/connectivity/acyclic.hpp"
#include "encoder/counts/cardinality.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

class DualForest {
 public:
  DualForest(ClauseSink& out, const Connected& graph)
      : out_(out),
        graph_(graph),
        cells_(static_cast<int>(graph.nodes.size())),
        cols_(graph.grid_cols),
        parents_(graph.nodes.size()) {}

  void write() {
    for (int v = 0; v < cells_; ++v) {
      if (v / cols_ == cells_ / cols_ - 1) break;
      if (v % cols_ > 0) join(v, v + cols_ - 1);
      if (v % cols_ < cols_ - 1) join(v, v + cols_ + 1);
    }
    for (int v = 0; v < cells_; ++v) {
      if (parents_[at(v)].size() < 2) continue;
      out_.remark([&] { return "connectivity: " + graph_.name(v) + " has at most one parent"; });
      at_most_one(out_, parents_[at(v)], Cardinality::kNetwork,
                  [&] { return "parents-" + graph_.name(v); });
    }
    acyclic(
        out_, cells_, arcs_, [&](int v) { return graph_.name(v); }, kMostEliminationClauses,
        graph_.list_name("elimination"));
  }

 private:
  bool on_rim(int v) const {
    return v < cols_ || v >= cells_ - cols_ || v % cols_ == 0 || v % cols_ == cols_ - 1;
  }

  // One of two false cells that touch at a corner is the parent of the other.
  void join(int u, int v) {
    const Lit u_true = graph_.nodes[at(u)];
    const Lit v_true = graph_.nodes[at(v)];
    if (u_true == kTrue || v_true == kTrue) return;
    out_.remark([&] {
      return "connectivity: " + graph_.name(u) + " and " + graph_.name(v) +
             " touch: one is the parent of the other, if both are left out";
    });
    const Lit to_v = parent(u, v);
    const Lit to_u = parent(v, u);
    out_.add({u_true, v_true, to_v, to_u});
    if (to_u != kFalse && to_v != kFalse) {
      arcs_.push_back({u, v, to_v});
      arcs_.push_back({v, u, to_u});
    }
  }

  // o(v,u)
  Lit parent(int v, int u) {
    if (on_rim(v)) return kFalse;
    const Lit o = out_.fresh([&] {
      return VariableName{name_of("parent", {graph_.name(v), graph_.name(u)}), Sense::kImplied};
    });
    parents_[at(v)].push_back(o);
    return o;
  }

  ClauseSink& out_;
  const Connected& graph_;
  int cells_;
  int cols_;
  std::vector<Lits> parents_;  // o(v,u) of each cell v
  std::vector<Arc> arcs_;
};

}  // namespace

void connected_by_dual_forest(ClauseSink& out, const Connected& graph) {
  DualForest(out, graph).write();
}

}  // namespace p2c
