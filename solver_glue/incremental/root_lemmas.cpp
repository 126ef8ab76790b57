#include "solver_glue/incremental/root_lemmas.hpp"

#include <algorithm>
#include <vector>

#include "instances/grid.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// What is closed when a cut is broken.
class Closed {
 public:
  explicit Closed(std::span<const Lit> cut) : cut_(cut.begin(), cut.end()) {
    std::sort(cut_.begin(), cut_.end());
  }
  bool operator()(Lit x) const {
    return x == kFalse || std::binary_search(cut_.begin(), cut_.end(), x);
  }

 private:
  Lits cut_;
};

// The nodes that may be the root, by the part of the graph where they are.
std::vector<std::vector<int>> roots_of_parts(const BareFormula::Graph& graph, const Closed& closed,
                                             const std::vector<int>& roots) {
  const Lits& nodes = graph.constraint.nodes;
  Pieces pieces(static_cast<int>(nodes.size()));
  for (const Connected::Edge& edge : graph.constraint.edges) {
    if (closed(edge.present) || closed(nodes[at(edge.u)]) || closed(nodes[at(edge.v)])) continue;
    pieces.join(edge.u, edge.v);
  }
  std::vector<std::vector<int>> parts(nodes.size());
  for (const int v : roots) {
    if (!closed(nodes[at(v)])) parts[at(pieces.find(v))].push_back(v);
  }
  return parts;
}

std::vector<int> possible_roots(const Lits& roots) {
  std::vector<int> possible;
  for (int v = 0; v < static_cast<int>(roots.size()); ++v) {
    if (roots[at(v)] != kFalse) possible.push_back(v);
  }
  return possible;
}

}  // namespace

void add_root_lemmas(const BareFormula::Graph& graph, std::span<const Lit> cut, ClauseSink& out) {
  const std::vector<int> roots = possible_roots(graph.roots);
  if (roots.size() <= 1) return;
  const std::vector<std::vector<int>> parts = roots_of_parts(graph, Closed(cut), roots);
  const auto most = std::max_element(
      parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  Lits lemma(cut.begin(), cut.end());
  for (auto part = parts.begin(); part != parts.end(); ++part) {
    if (part == most) continue;
    for (const int v : *part) {
      lemma.push_back(!graph.roots[at(v)]);
      out.add(lemma);
      lemma.pop_back();
    }
  }
}

}  // namespace p2c
