#include "encoder/connected.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "encoder/cardinality.hpp"

namespace puzzle2cnf {
namespace {

constexpr int kFar = std::numeric_limits<int>::max();

struct Neighbour {
  int node;
  int edge;
};

using Neighbours = std::vector<std::vector<Neighbour>>;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Without the edges and nodes that are always false.
Neighbours neighbours_of(const Connected& graph) {
  Neighbours result(graph.nodes.size());
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const Connected::Edge& edge = graph.edges[e];
    if (edge.present == kFalse) continue;
    if (graph.nodes[at(edge.u)] == kFalse || graph.nodes[at(edge.v)] == kFalse) continue;
    result[at(edge.u)].push_back({edge.v, static_cast<int>(e)});
    result[at(edge.v)].push_back({edge.u, static_cast<int>(e)});
  }
  return result;
}

// Steps from the nearest of `roots`; kFar where there is no way.
std::vector<int> distances(const Neighbours& neighbours, const std::vector<int>& roots) {
  std::vector<int> distance(neighbours.size(), kFar);
  std::vector<int> queue = roots;
  for (const int root : roots) distance[at(root)] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const Neighbour& next : neighbours[at(queue[i])]) {
      if (distance[at(next.node)] != kFar) continue;
      distance[at(next.node)] = distance[at(queue[i])] + 1;
      queue.push_back(next.node);
    }
  }
  return distance;
}

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
    const bool leaf = !graph.never_inner.empty() && graph.never_inner[at(v)];
    const auto rank = std::pair(leaf, std::max(from_end[at(v)], from_other[at(v)]));
    if (rank < best_rank) {
      best = v;
      best_rank = rank;
    }
  }
  return best;
}

bool may_be_inner(const Connected& graph, int v) {
  return graph.never_inner.empty() || !graph.never_inner[at(v)];
}

// Where paths begin: possible roots, none when any node may be the root.
std::vector<int> fixed_roots(const Connected& graph, const Neighbours& neighbours) {
  const int root = always_true_root(graph, neighbours);
  return root >= 0 ? std::vector<int>{root} : graph.one_is_true;
}

int depth_from(const Connected& graph, const std::vector<int>& roots) {
  const int n = static_cast<int>(graph.nodes.size() -
                                 std::count(graph.nodes.begin(), graph.nodes.end(), kFalse));
  int inner = 0;
  for (int v = 0; v < static_cast<int>(graph.nodes.size()); ++v) {
    const bool only_root = roots.size() == 1 && roots[0] == v;
    if (graph.nodes[at(v)] != kFalse && may_be_inner(graph, v) && !only_root) ++inner;
  }
  int depth = std::min(roots.empty() ? n / 2 : n - 1, inner + 1);
  if (graph.longest_path >= 0) depth = std::min(depth, graph.longest_path);
  return depth;
}

class Layers {
 public:
  Layers(ClauseSink& out, const Connected& graph)
      : out_(out),
        graph_(graph),
        neighbours_(neighbours_of(graph)),
        roots_(fixed_roots(graph, neighbours_)),
        nearest_(graph.nodes.size(), 0) {
    if (!roots_.empty()) nearest_ = distances(neighbours_, roots_);
  }

  void write(int depth_limit) {
    int depth = depth_from(graph_, roots_);
    if (depth_limit >= 0) depth = std::min(depth, depth_limit);
    refuse_if_too_large(depth);
    Lits reached = root_literals();
    is_root_ = reached;
    for (int t = 1; t < depth; ++t) reached = next_layer(reached, t);
    last_layer(reached);
  }

 private:
  // Before the work: a large board has as many layers as it has nodes.
  void refuse_if_too_large(int depth) const {
    const auto absent = std::count_if(
        graph_.edges.begin(), graph_.edges.end(),
        [](const auto& edge) { return edge.present != kTrue && edge.present != kFalse; });
    const long long a_layer = static_cast<long long>(graph_.nodes.size()) + absent;
    if (depth * a_layer <= ClauseSink::kMostVariables) return;
    throw TooLarge("connectivity as " + std::to_string(depth) + " layers needs about " +
                   std::to_string(depth * a_layer) + " variables, at most " +
                   std::to_string(ClauseSink::kMostVariables) + " are possible");
  }

  // y(v,0)
  Lits root_literals() {
    Lits roots(graph_.nodes.size(), kFalse);
    if (roots_.empty()) {
      for (std::size_t v = 0; v < roots.size(); ++v) {
        if (graph_.nodes[v] == kFalse) continue;
        roots[v] = out_.fresh();
        out_.add({!roots[v], graph_.nodes[v]});
      }
      at_most_one(out_, roots);
      return roots;
    }
    Lits before;  // true when an earlier candidate is the root
    for (const int v : roots_) {
      const Lit node = graph_.nodes[at(v)];
      Lit& root = roots[at(v)];
      root = before.empty() || node == kFalse ? node : out_.fresh();
      if (root != node) {
        out_.add({!root, node});
        for (const Lit earlier : before) out_.add({!root, !earlier});
      }
      before.push_back(node);
    }
    return roots;
  }

  Lits next_layer(const Lits& before, int t) {
    Lits reached(before.size(), kFalse);
    for (std::size_t v = 0; v < before.size(); ++v) {
      if (nearest_[v] > t || graph_.nodes[v] == kFalse) continue;
      reached[v] = before[v] == kTrue ? kTrue : out_.fresh();
      out_.add({!reached[v], graph_.nodes[v]});
    }
    const Lits arrivals = arrive(before);
    for (std::size_t v = 0; v < before.size(); ++v) step(reached[v], v, before, arrivals);
    return reached;
  }

  // In the last layer every true node must be reached, so the node is its own y(v,T).
  void last_layer(const Lits& before) {
    const Lits arrivals = arrive(before);
    for (std::size_t v = 0; v < before.size(); ++v) step(graph_.nodes[v], v, before, arrivals);
  }

  // reached -> y(v,t-1) or one of the ways in
  void step(Lit reached, std::size_t v, const Lits& before, const Lits& arrivals) {
    if (reached == kFalse) return;
    clause_.assign({!reached, before[v]});
    for (const Neighbour& from : neighbours_[v]) {
      const bool always = graph_.edges[at(from.edge)].present == kTrue;
      clause_.push_back(always ? passed_on(before, from.node) : arrivals[at(from.edge)]);
    }
    out_.add(clause_);
  }

  // z(e,t) for each edge that may be absent
  Lits arrive(const Lits& before) {
    Lits arrivals(graph_.edges.size(), kFalse);
    for (std::size_t e = 0; e < arrivals.size(); ++e) {
      const Connected::Edge& edge = graph_.edges[e];
      if (edge.present == kTrue || edge.present == kFalse) continue;
      const Lit u = passed_on(before, edge.u);
      const Lit v = passed_on(before, edge.v);
      if (u == kFalse && v == kFalse) continue;
      arrivals[e] = out_.fresh();
      out_.add({!arrivals[e], edge.present});
      out_.add({!arrivals[e], u, v});
    }
    return arrivals;
  }

  // y(v,t-1) where v leads on: an end of all paths does so only as the root.
  Lit passed_on(const Lits& before, int v) const {
    return may_be_inner(graph_, v) ? before[at(v)] : is_root_[at(v)];
  }

  ClauseSink& out_;
  const Connected& graph_;
  Neighbours neighbours_;
  std::vector<int> roots_;
  std::vector<int> nearest_;
  Lits is_root_;
  Lits clause_;
};

}  // namespace

int layer_depth(const Connected& graph) {
  return depth_from(graph, fixed_roots(graph, neighbours_of(graph)));
}

void connected(ClauseSink& out, const Connected& graph, const EncodeOptions& options) {
  if (graph.nodes.size() <= 1) return;
  if (options.connectivity == Connectivity::kCuts && out.take(graph)) return;
  Layers(out, graph).write(options.depth_limit);
}

}  // namespace puzzle2cnf
