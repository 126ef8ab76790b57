#include "encoder/connectivity/parent_arcs.hpp"

#include <map>
#include <string>

#include "encoder/connectivity/acyclic.hpp"
#include "encoder/connectivity/roots.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

class ParentArcs {
 public:
  ParentArcs(ClauseSink& out, const Connected& graph)
      : out_(out), graph_(graph), neighbours_(neighbours_of(graph)) {}

  Lits write() {
    const std::vector<int> roots = fixed_roots(graph_, neighbours_);
    is_root_ = root_literals(out_, graph_, roots);
    for (int v = 0; v < static_cast<int>(graph_.nodes.size()); ++v) {
      if (graph_.nodes[at(v)] != kFalse && is_root_[at(v)] != kTrue) choose_parents(v);
    }
    acyclic(
        out_, static_cast<int>(graph_.nodes.size()), arcs_, [&](int v) { return graph_.name(v); },
        kMostEliminationClauses, graph_.list_name("elimination"));
    return is_root_;
  }

 private:
  void choose_parents(int v) {
    out_.remark([&] {
      return "connectivity: " + graph_.name(v) + " has a parent, or is the root, or is left out";
    });
    std::map<int, Lits> edges;  // to each neighbour
    for (const Neighbour& next : neighbours_[at(v)]) {
      edges[next.node].push_back(graph_.edges[at(next.edge)].present);
    }
    Lits choice = {!graph_.nodes[at(v)], is_root_[at(v)]};
    for (auto& [u, present] : edges) {
      const Lit leads = may_be_inner(graph_, u) ? graph_.nodes[at(u)] : is_root_[at(u)];
      if (leads == kFalse) continue;
      choice.push_back(parent(present, leads, u, v));
      if (is_on_cycles(u) && is_on_cycles(v)) arcs_.push_back({u, v, choice.back()});
    }
    out_.add(choice);
  }

  Lit parent(Lits& present, Lit leads, int u, int v) {
    const Lit p = out_.fresh([&] {
      return VariableName{name_of("child", {graph_.name(u), graph_.name(v)}), Sense::kImplies};
    });
    out_.add({!p, leads});
    present.push_back(!p);
    out_.add(present);
    return p;
  }

  bool is_on_cycles(int v) const { return may_be_inner(graph_, v) && is_root_[at(v)] != kTrue; }

  ClauseSink& out_;
  const Connected& graph_;
  Neighbours neighbours_;
  Lits is_root_;
  std::vector<Arc> arcs_;
};

}  // namespace

Lits connected_by_parents(ClauseSink& out, const Connected& graph) {
  return ParentArcs(out, graph).write();
}

}  // namespace p2c
