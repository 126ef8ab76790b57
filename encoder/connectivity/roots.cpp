#include "encoder/connectivity/roots.hpp"

#include <algorithm>
#include <string>

#include "encoder/counts/cardinality.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

int farthest(const std::vector<int>& distance) {
  int best = -1;
  for (int v = 0; v < static_cast<int>(distance.size()); ++v) {
    if (distance[at(v)] == kFar) continue;
    if (best < 0 || distance[at(v)] > distance[at(best)]) best = v;
  }
  return best;
}

// A node that is always true, near the middle of the graph: among those, one whose larger
// distance to the ends of a long path is least, inner nodes first. -1 without such a node.
int always_true_root(const Connected& graph, const Neighbours& neighbours) {
  const auto start = std::find(graph.nodes.begin(), graph.nodes.end(), kTrue);
  if (start == graph.nodes.end()) return -1;
  const int first = static_cast<int>(start - graph.nodes.begin());
  const int end = farthest(distances(neighbours, {first}));
  const std::vector<int> from_end = distances(neighbours, {end});
  const std::vector<int> from_other = distances(neighbours, {farthest(from_end)});
  int best = first;
  auto best_rank = std::pair(true, kFar);
  for (int v = 0; v < static_cast<int>(graph.nodes.size()); ++v) {
    if (graph.nodes[at(v)] != kTrue) continue;
    const auto rank =
        std::pair(!may_be_inner(graph, v), std::max(from_end[at(v)], from_other[at(v)]));
    if (rank < best_rank) {
      best = v;
      best_rank = rank;
    }
  }
  return best;
}

std::string names_of(const Connected& graph, const std::vector<int>& nodes) {
  std::string names;
  for (const int v : nodes) names += (names.empty() ? "" : ", ") + graph.name(v);
  return names;
}

Lit new_root(ClauseSink& out, const Connected& graph, int v) {
  return out.fresh([&] { return VariableName{name_of("root", {graph.name(v)}), Sense::kImplies}; });
}

Lits free_root(ClauseSink& out, const Connected& graph) {
  out.remark([] { return "connectivity: at most one node is the root, and it is a true one"; });
  Lits roots(graph.nodes.size(), kFalse);
  for (std::size_t v = 0; v < roots.size(); ++v) {
    if (graph.nodes[v] == kFalse) continue;
    roots[v] = new_root(out, graph, static_cast<int>(v));
    out.add({!roots[v], graph.nodes[v]});
  }
  at_most_one(out, roots, Cardinality::kNetwork, [&] { return graph.list_name("root"); });
  return roots;
}

}  // namespace

std::vector<int> fixed_roots(const Connected& graph, const Neighbours& neighbours) {
  const int root = always_true_root(graph, neighbours);
  return root >= 0 ? std::vector<int>{root} : graph.one_is_true;
}

Lits root_literals(ClauseSink& out, const Connected& graph, const std::vector<int>& roots) {
  if (roots.empty()) return free_root(out, graph);
  out.remark([&] {
    return "connectivity: the root is " +
           std::string(roots.size() > 1 ? "the first true one of " : "") + names_of(graph, roots);
  });
  out.list([&] {
    NamedList list{graph.list_name("roots"), {}, {}};
    for (const int v : roots) list.names.push_back(graph.name(v));
    return list;
  });
  Lits literals(graph.nodes.size(), kFalse);
  Lits before;  // true when an earlier candidate is the root
  for (const int v : roots) {
    const Lit node = graph.nodes[at(v)];
    Lit& root = literals[at(v)];
    root = before.empty() || node == kFalse ? node : new_root(out, graph, v);
    if (root != node) {
      out.add({!root, node});
      for (const Lit earlier : before) out.add({!root, !earlier});
    }
    before.push_back(node);
  }
  return literals;
}

}  // namespace p2c
