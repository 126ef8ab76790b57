#include "solver_glue/explain/graph_rules.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "instances/grid.hpp"

namespace p2c {
namespace {

// The nodes that are not false, joined by the edges that are not false.
class OpenGraph {
 public:
  OpenGraph(const StatedRule& rule, const TruthOf& truth)
      : graph_(*rule.connected), neighbours_(rule.neighbours) {
    nodes_.reserve(graph_.nodes.size());
    for (const Lit x : graph_.nodes) nodes_.push_back(truth(x));
    edges_.reserve(graph_.edges.size());
    for (const Connected::Edge& edge : graph_.edges) edges_.push_back(truth(edge.present));
    find_pieces();
  }

  std::vector<Lits> cuts() const {
    std::vector<int> apart;  // pieces with a true node
    for (int i = 0; i < static_cast<int>(required_.size()); ++i) {
      if (required_[i] >= 0) apart.push_back(i);
    }
    if (apart.size() <= 1) return {};
    std::vector<Lits> borders(required_.size());
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      const Connected::Edge& edge = graph_.edges[e];
      close(edge.u, edge.v, e, borders);
      close(edge.v, edge.u, e, borders);
    }
    return shortest(borders, std::move(apart));
  }

  Lits forced() const {
    const auto piece =
        std::find_if(required_.begin(), required_.end(), [](int v) { return v >= 0; });
    if (piece == required_.end()) return {};
    Lits all = unreachable(static_cast<int>(piece - required_.begin()));
    separators(*piece, all);
    return all;
  }

 private:
  bool is_closed(int v) const { return nodes_[v] == Truth::kNo; }
  bool leads_to(int v, int edge) const { return edges_[edge] != Truth::kNo && !is_closed(v); }

  // required_[i]: a true node in piece i, or -1.
  void find_pieces() {
    piece_.assign(nodes_.size(), -1);
    std::vector<int> open;
    for (int start = 0; start < static_cast<int>(nodes_.size()); ++start) {
      if (is_closed(start) || piece_[start] >= 0) continue;
      const int piece = static_cast<int>(required_.size());
      required_.push_back(-1);
      sizes_.push_back(0);
      piece_[start] = piece;
      open.push_back(start);
      while (!open.empty()) {
        const int v = open.back();
        open.pop_back();
        ++sizes_[piece];
        if (required_[piece] < 0 && nodes_[v] == Truth::kYes) required_[piece] = v;
        for (const auto& [w, e] : neighbours_[v]) {
          if (piece_[w] >= 0 || !leads_to(w, e)) continue;
          piece_[w] = piece;
          open.push_back(w);
        }
      }
    }
  }

  void close(int inside, int outside, std::size_t edge, std::vector<Lits>& borders) const {
    const int piece = piece_[inside];
    if (piece < 0 || piece == piece_[outside]) return;
    const bool by_edge = edges_[edge] == Truth::kNo;
    borders[piece].push_back(by_edge ? graph_.edges[edge].present : graph_.nodes[outside]);
  }

  std::vector<Lits> shortest(std::vector<Lits>& borders, std::vector<int> apart) const {
    for (const int i : apart) {
      std::sort(borders[i].begin(), borders[i].end());
      borders[i].erase(std::unique(borders[i].begin(), borders[i].end()), borders[i].end());
    }
    std::stable_sort(apart.begin(), apart.end(), [&](int a, int b) {
      return std::pair(borders[a].size(), sizes_[a]) < std::pair(borders[b].size(), sizes_[b]);
    });
    const Lit outside = !graph_.nodes[required_[apart.back()]];
    apart.pop_back();
    std::vector<Lits> clauses;
    for (const int i : apart) {
      Lits clause = std::move(borders[i]);
      clause.push_back(!graph_.nodes[required_[i]]);
      clause.push_back(outside);
      std::erase(clause, kFalse);
      clauses.push_back(std::move(clause));
    }
    return clauses;
  }

  Lits unreachable(int piece) const {
    Lits all;
    for (std::size_t v = 0; v < nodes_.size(); ++v) {
      if (nodes_[v] == Truth::kMaybe && piece_[v] != piece) all.push_back(!graph_.nodes[v]);
    }
    return all;
  }

  struct Visit {
    int node;
    int by_edge;
    std::size_t next = 0;  // neighbour
    int low;
    bool required;
  };

  // Nodes and edges on every way between two true nodes. Source: depth-first search of Hopcroft
  // and Tarjan (Algorithm 447, 1973).
  void separators(int root, Lits& all) const {
    std::vector<int> number(nodes_.size(), -1);
    int count = 0;
    std::vector<Visit> path{{root, -1, 0, 0, true}};
    number[root] = count++;
    while (!path.empty()) {
      Visit& at = path.back();
      if (at.next < neighbours_[at.node].size()) {
        const auto [w, e] = neighbours_[at.node][at.next++];
        if (e == at.by_edge || !leads_to(w, e)) continue;
        if (number[w] >= 0) {
          at.low = std::min(at.low, number[w]);
          continue;
        }
        number[w] = count;
        path.push_back({w, e, 0, count++, nodes_[w] == Truth::kYes});
        continue;
      }
      const Visit done = at;
      path.pop_back();
      if (!path.empty()) leave(done, path.back(), number, all);
    }
  }

  void leave(const Visit& done, Visit& parent, const std::vector<int>& number, Lits& all) const {
    parent.low = std::min(parent.low, done.low);
    parent.required = parent.required || done.required;
    if (!done.required) return;
    if (done.low >= number[parent.node] && nodes_[parent.node] == Truth::kMaybe) {
      all.push_back(graph_.nodes[parent.node]);
    }
    const bool bridge = done.low > number[parent.node];
    if (bridge && edges_[done.by_edge] == Truth::kMaybe) {
      all.push_back(graph_.edges[done.by_edge].present);
    }
  }

  const Connected& graph_;
  const std::vector<std::vector<std::pair<int, int>>>& neighbours_;
  std::vector<Truth> nodes_;
  std::vector<Truth> edges_;
  std::vector<int> piece_;  // of a node; -1 where it is false
  std::vector<int> required_;
  std::vector<int> sizes_;  // of each piece
};

// The true edges.
class TrueForest {
 public:
  TrueForest(const NoCycles& graph, const TruthOf& truth)
      : graph_(graph), truth_(truth), pieces_(graph.nodes), neighbours_(graph.nodes) {
    for (int e = 0; e < static_cast<int>(graph.edges.size()) && closing_ < 0; ++e) {
      const Connected::Edge& edge = graph.edges[e];
      if (truth(edge.present) != Truth::kYes) continue;
      if (pieces_.find(edge.u) == pieces_.find(edge.v)) {
        closing_ = e;
      } else {
        pieces_.join(edge.u, edge.v);
        neighbours_[edge.u].emplace_back(edge.v, e);
        neighbours_[edge.v].emplace_back(edge.u, e);
      }
    }
  }

  std::vector<Lits> cycle() const {
    if (closing_ < 0) return {};
    Lits clause{!graph_.edges[closing_].present};
    const auto way = [&](int from, int to) {  // breadth first: the only way in a forest
      std::vector<int> by(neighbours_.size(), -1);
      std::vector<int> queue{from};
      for (std::size_t i = 0; i < queue.size() && by[to] < 0; ++i) {
        for (const auto& [w, e] : neighbours_[queue[i]]) {
          if (w == from || by[w] >= 0) continue;
          by[w] = e;
          queue.push_back(w);
        }
      }
      for (int v = to; v != from;) {
        const Connected::Edge& edge = graph_.edges[by[v]];
        clause.push_back(!edge.present);
        v = edge.u == v ? edge.v : edge.u;
      }
    };
    way(graph_.edges[closing_].u, graph_.edges[closing_].v);
    return {clause};
  }

  Lits forced() {
    Lits all;
    for (const Connected::Edge& edge : graph_.edges) {
      if (truth_(edge.present) != Truth::kMaybe) continue;
      if (pieces_.find(edge.u) == pieces_.find(edge.v)) all.push_back(!edge.present);
    }
    return all;
  }

 private:
  const NoCycles& graph_;
  const TruthOf& truth_;
  Pieces pieces_;
  std::vector<std::vector<std::pair<int, int>>> neighbours_;  // node, edge
  int closing_ = -1;                                          // the first edge of a cycle's end
};

}  // namespace

std::vector<Lits> broken_clauses(const StatedRule& rule, const TruthOf& truth) {
  if (rule.connected) return OpenGraph(rule, truth).cuts();
  return TrueForest(*rule.cycles, truth).cycle();
}

Lits forced_literals(const StatedRule& rule, const TruthOf& truth) {
  if (rule.connected) return OpenGraph(rule, truth).forced();
  return TrueForest(*rule.cycles, truth).forced();
}

}  // namespace p2c
