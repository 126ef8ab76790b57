#include "encoder/connectivity/layers.hpp"

#include <algorithm>
#include <string>

#include "encoder/connectivity/roots.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// When a node can be reached first, and when at the latest.
struct Times {
  std::vector<int> roots;
  std::vector<int> nearest;
  std::vector<int> latest;  // -1 for nodes without layers
  int depth = 0;            // the largest of latest
};

std::vector<int> latest_of(const Neighbours& inner, const std::vector<int>& roots) {
  if (!roots.empty()) return path_bounds(inner, roots);
  const int longest = longest_path_bound(inner);
  return std::vector<int>(inner.size(), (longest + 1) / 2);
}

Times times_of(const Connected& graph, const Neighbours& neighbours, int limit) {
  Times times;
  times.roots = fixed_roots(graph, neighbours);
  const Neighbours inner = inner_neighbours(graph, neighbours, times.roots);
  times.nearest =
      times.roots.empty() ? std::vector<int>(graph.nodes.size(), 0) : distances(inner, times.roots);
  times.latest = latest_of(inner, times.roots);
  for (int v = 0; v < static_cast<int>(graph.nodes.size()); ++v) {
    int& latest = times.latest[at(v)];
    latest = std::max(latest, 0);  // without any way there, the first layer is as good as the last
    if (graph.longest_path >= 0) latest = std::min(latest, graph.longest_path);
    if (limit >= 0) latest = std::min(latest, limit);
    if (graph.nodes[at(v)] == kFalse || !may_be_inner(graph, v)) latest = -1;
    times.depth = std::max(times.depth, latest);
  }
  return times;
}

class Layers {
 public:
  Layers(ClauseSink& out, const Connected& graph, int limit)
      : out_(out),
        graph_(graph),
        neighbours_(neighbours_of(graph)),
        times_(times_of(graph, neighbours_, limit)),
        ways_(graph.edges.size(), kFalse) {}

  Lits write() {
    refuse_if_too_large();
    is_root_ = root_literals(out_, graph_, times_.roots);
    first_layer();
    for (int t = 1; t <= times_.depth; ++t) {
      next_layer(t);
    }
    nodes_at_ends();
    return is_root_;
  }

 private:
  // Before the work: a large board has as many layers as it has nodes.
  void refuse_if_too_large() const {
    const auto absent = std::count_if(
        graph_.edges.begin(), graph_.edges.end(),
        [](const auto& edge) { return edge.present != kTrue && edge.present != kFalse; });
    const long long a_layer = static_cast<long long>(graph_.nodes.size()) + absent;
    if (times_.depth * a_layer <= ClauseSink::kMostVariables) return;
    throw TooLarge("connectivity as " + std::to_string(times_.depth) + " layers needs about " +
                   std::to_string(times_.depth * a_layer) + " variables, at most " +
                   std::to_string(ClauseSink::kMostVariables) + " are possible");
  }

  static std::string steps(int t) { return std::to_string(t) + (t == 1 ? " step" : " steps"); }

  // y(v,0) is the root, and all that needs no step.
  void first_layer() {
    out_.remark([] { return "connectivity: what has no step to go is the root"; });
    reached_ = is_root_;
    for (std::size_t v = 0; v < reached_.size(); ++v) {
      if (times_.latest[v] != 0) continue;
      out_.add({!graph_.nodes[v], is_root_[v]});
      reached_[v] = graph_.nodes[v];
    }
  }

  void next_layer(int t) {
    ways_in(t);
    Lits reached = reached_;
    for (std::size_t v = 0; v < reached.size(); ++v) {
      if (times_.latest[v] < t) continue;
      out_.remark([&] {
        return "connectivity: " + graph_.name(static_cast<int>(v)) +
               " is reached from the root in at most " + steps(t) +
               ": in one less, or from a neighbour";
      });
      if (times_.latest[v] == t) {
        reached[v] = graph_.nodes[v];
      } else {
        if (times_.nearest[v] > t || reached_[v] == kTrue) continue;
        reached[v] = out_.fresh([&] {
          const std::string node = graph_.name(static_cast<int>(v));
          return VariableName{name_of("level", {node, std::to_string(t)}), Sense::kImplies};
        });
        out_.add({!reached[v], graph_.nodes[v]});
      }
      step(reached[v], static_cast<int>(v));
    }
    reached_ = reached;
  }

  // reached -> y(v,t-1) or one of the ways in
  void step(Lit reached, int v) {
    clause_.assign({!reached, reached_[at(v)]});
    for (const Neighbour& from : neighbours_[at(v)]) {
      const bool always = graph_.edges[at(from.edge)].present == kTrue;
      clause_.push_back(always ? passed_on(from.node) : ways_[at(from.edge)]);
    }
    out_.add(clause_);
  }

  // z(e,t) for each edge that may be absent and leads to a node with this layer.
  void ways_in(int t) {
    for (std::size_t e = 0; e < graph_.edges.size(); ++e) {
      const int u = graph_.edges[e].u;
      const int v = graph_.edges[e].v;
      const Lit present = graph_.edges[e].present;
      const Lit from_u = times_.latest[at(v)] >= t ? passed_on(u) : kFalse;
      const Lit from_v = times_.latest[at(u)] >= t ? passed_on(v) : kFalse;
      ways_[e] = kFalse;
      if (present == kTrue || present == kFalse || (from_u == kFalse && from_v == kFalse)) continue;
      out_.remark([&] {
        return "connectivity: " + graph_.name(u) + "-" + graph_.name(v) +
               " is there, and leads on from an end that is reached in at most " + steps(t - 1);
      });
      const auto name = [&] {
        return VariableName{name_of("way", {graph_.name(u), graph_.name(v),
                                            std::to_string(t - 1) + graph_.edge_suffix(e)}),
                            Sense::kImplies};
      };
      ways_[e] = from_u == kTrue || from_v == kTrue ? present : out_.fresh(name);
      out_.add({!ways_[e], present});
      out_.add({!ways_[e], from_u, from_v});
    }
  }

  // y(v,t-1) where v leads on: an end of all paths does so only as the root.
  Lit passed_on(int v) const { return may_be_inner(graph_, v) ? reached_[at(v)] : is_root_[at(v)]; }

  // All nodes that may be inner are reached where they are true, so one of them is enough.
  void nodes_at_ends() {
    out_.remark([] { return "connectivity: a node that only ends paths has a neighbour"; });
    for (int v = 0; v < static_cast<int>(graph_.nodes.size()); ++v) {
      if (graph_.nodes[at(v)] == kFalse || may_be_inner(graph_, v)) continue;
      Lits ways = {!graph_.nodes[at(v)], is_root_[at(v)]};
      for (const Neighbour& from : neighbours_[at(v)]) {
        ways.push_back(
            both(graph_.edges[at(from.edge)].present, passed_on(from.node), v, from.node));
      }
      out_.add(ways);
    }
  }

  // A literal that implies both, of node v, which only ends paths, and its neighbour u.
  Lit both(Lit a, Lit b, int v, int u) {
    if (a == kTrue || b == kFalse) return b;
    if (b == kTrue || a == kFalse) return a;
    const Lit together = out_.fresh([&] {
      return VariableName{name_of("end", {graph_.name(v), graph_.name(u)}), Sense::kImplies};
    });
    out_.add({!together, a});
    out_.add({!together, b});
    return together;
  }

  ClauseSink& out_;
  const Connected& graph_;
  Neighbours neighbours_;
  Times times_;
  Lits is_root_;
  Lits reached_;  // y(v,t-1)
  Lits ways_;     // z(e,t)
  Lits clause_;
};

}  // namespace

int layer_depth(const Connected& graph) { return times_of(graph, neighbours_of(graph), -1).depth; }

Lits connected_by_layers(ClauseSink& out, const Connected& graph, int limit) {
  return Layers(out, graph, limit).write();
}

}  // namespace p2c
