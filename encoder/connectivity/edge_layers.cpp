#include "encoder/connectivity/edge_layers.hpp"

#include <algorithm>
#include <string>

#include "encoder/connectivity/roots.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

class EdgeLayers {
 public:
  EdgeLayers(ClauseSink& out, const Connected& graph)
      : out_(out), graph_(graph), at_node_(graph.nodes.size()) {
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const Connected::Edge& edge = graph.edges[e];
      if (edge.present == kFalse || edge.u == edge.v) continue;
      suffixes_.push_back(graph.edge_suffix(e));
      at_node_[at(edge.u)].push_back(edges_.size());
      at_node_[at(edge.v)].push_back(edges_.size());
      edges_.push_back(edge);
    }
  }

  Lits write() {
    refuse_if_too_large();
    is_root_ = root_literals(out_, graph_, roots());
    out_.remark([] { return "connectivity: a used edge has true ends"; });
    for (const Connected::Edge& edge : edges_) used_.push_back(use(edge));
    nodes_have_edges();
    first_layer();
    for (std::size_t t = 1; t < edges_.size(); ++t) next_layer(t);
    out_.remark([] { return "connectivity: every used edge is reached"; });
    for (std::size_t e = 0; e < edges_.size(); ++e) out_.add({!used_[e], reached_[e]});
    return is_root_;
  }

 private:
  void refuse_if_too_large() const {
    const auto edges = static_cast<long long>(edges_.size());
    if (edges * edges <= ClauseSink::kMostVariables) return;
    throw TooLarge("connectivity as in the paper needs about " + std::to_string(edges * edges) +
                   " variables, at most " + std::to_string(ClauseSink::kMostVariables) +
                   " are possible");
  }

  std::vector<int> roots() const {
    const auto first = std::find(graph_.nodes.begin(), graph_.nodes.end(), kTrue);
    if (first == graph_.nodes.end()) return graph_.one_is_true;
    return {static_cast<int>(first - graph_.nodes.begin())};
  }

  // x(e)
  Lit use(const Connected::Edge& edge) {
    const Lit u = graph_.nodes[at(edge.u)];
    const Lit v = graph_.nodes[at(edge.v)];
    if (u == kTrue && v == kTrue) return edge.present;
    const Lit used = out_.fresh([&] {
      return VariableName{name_of("used", {graph_.name(edge.u), graph_.name(edge.v)}),
                          Sense::kImplies};
    });
    for (const Lit needed : {edge.present, u, v}) out_.add({!used, needed});
    return used;
  }

  void nodes_have_edges() {
    out_.remark([] { return "connectivity: a true node that is not the root has a used edge"; });
    for (std::size_t v = 0; v < at_node_.size(); ++v) {
      Lits clause = {!graph_.nodes[v], is_root_[v]};
      for (const std::size_t e : at_node_[v]) clause.push_back(used_[e]);
      out_.add(clause);
    }
  }

  Lit new_reached(std::size_t e, std::size_t t) {
    return out_.fresh([&] {
      return VariableName{name_of("reached", {graph_.name(edges_[e].u), graph_.name(edges_[e].v),
                                              std::to_string(t) + suffixes_[e]}),
                          Sense::kImplies};
    });
  }

  // y(e,0)
  void first_layer() {
    out_.remark([] { return "connectivity: reached at once are edges at the root"; });
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      const Lit u = is_root_[at(edges_[e].u)];
      const Lit v = is_root_[at(edges_[e].v)];
      reached_.push_back(u == kFalse && v == kFalse ? kFalse : new_reached(e, 0));
      out_.add({!reached_[e], used_[e]});
      out_.add({!reached_[e], u, v});
    }
  }

  void next_layer(std::size_t t) {
    const Lits before = reached_;
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      out_.remark([&] {
        return "connectivity: " + graph_.name(edges_[e].u) + "-" + graph_.name(edges_[e].v) +
               " is used and reached in at most " + std::to_string(t) + " of " +
               std::to_string(edges_.size() - 1) + " steps";
      });
      reached_[e] = new_reached(e, t);
      out_.add({!reached_[e], used_[e]});
      clause_.assign({!reached_[e], before[e]});
      for (const int end : {edges_[e].u, edges_[e].v}) {
        for (const std::size_t f : at_node_[at(end)]) clause_.push_back(before[f]);
      }
      out_.add(clause_);
    }
  }

  ClauseSink& out_;
  const Connected& graph_;
  std::vector<Connected::Edge> edges_;             // that may be present
  std::vector<std::string> suffixes_;              // of their names
  std::vector<std::vector<std::size_t>> at_node_;  // of these, at each node
  Lits is_root_;
  Lits used_;
  Lits reached_;  // y(e,t)
  Lits clause_;
};

}  // namespace

Lits connected_by_edge_layers(ClauseSink& out, const Connected& graph) {
  return EdgeLayers(out, graph).write();
}

}  // namespace p2c
