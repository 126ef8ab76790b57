#include "encoder/connectivity/graph_walks.hpp"

#include <algorithm>

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The blocks that a depth-first search from one node finds, each with the node that it was
// entered by; a block comes after those that hang from it.
class Blocks {
 public:
  struct Block {
    int top;
    std::vector<int> others;
  };

  Blocks(const Neighbours& neighbours, int start)
      : neighbours_(neighbours), number_(neighbours.size(), 0), low_(neighbours.size(), 0) {
    enter(start);
    while (!way_.empty()) {
      Visit& visit = way_.back();
      const auto& around = neighbours_[at(visit.node)];
      if (visit.next == around.size()) {
        leave();
      } else {
        const int node = around[visit.next++].node;
        if (number_[at(node)] == 0) {
          enter(node);
        } else {
          low_[at(visit.node)] = std::min(low_[at(visit.node)], number_[at(node)]);
        }
      }
    }
  }

  const std::vector<Block>& found() const { return found_; }

 private:
  struct Visit {
    int node;
    std::size_t next;  // the neighbour to look at
  };

  void enter(int node) {
    number_[at(node)] = low_[at(node)] = ++numbered_;
    way_.push_back({node, 0});
    open_.push_back(node);
  }

  void leave() {
    const int node = way_.back().node;
    way_.pop_back();
    if (way_.empty()) return;
    const int parent = way_.back().node;
    low_[at(parent)] = std::min(low_[at(parent)], low_[at(node)]);
    if (low_[at(node)] < number_[at(parent)]) return;
    const auto first = std::find(open_.rbegin(), open_.rend(), node).base() - 1;
    found_.push_back({parent, {first, open_.end()}});
    open_.erase(first, open_.end());
  }

  const Neighbours& neighbours_;
  std::vector<int> number_;  // in order of discovery, from 1; 0: not yet seen
  std::vector<int> low_;     // the least number that is one step off what hangs from the node
  std::vector<Visit> way_;
  std::vector<int> open_;  // seen, in no block yet
  std::vector<Block> found_;
  int numbered_ = 0;
};

int farthest(const std::vector<int>& bounds) {
  return static_cast<int>(std::max_element(bounds.begin(), bounds.end()) - bounds.begin());
}

}  // namespace

Neighbours neighbours_of(const Connected& graph) {
  Neighbours result(graph.nodes.size());
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const Connected::Edge& edge = graph.edges[e];
    if (edge.present == kFalse || edge.u == edge.v) continue;
    if (graph.nodes[at(edge.u)] == kFalse || graph.nodes[at(edge.v)] == kFalse) continue;
    result[at(edge.u)].push_back({edge.v, static_cast<int>(e)});
    result[at(edge.v)].push_back({edge.u, static_cast<int>(e)});
  }
  return result;
}

Neighbours inner_neighbours(const Connected& graph, Neighbours neighbours,
                            const std::vector<int>& roots) {
  if (graph.never_inner.empty()) return neighbours;
  std::vector<bool> keeps = graph.never_inner;
  keeps.flip();
  for (const int root : roots) keeps[at(root)] = true;
  for (std::size_t v = 0; v < neighbours.size(); ++v) {
    std::erase_if(neighbours[v],
                  [&](const Neighbour& next) { return !keeps[v] || !keeps[at(next.node)]; });
  }
  return neighbours;
}

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

std::vector<int> path_bounds(const Neighbours& neighbours, const std::vector<int>& roots) {
  const int source = static_cast<int>(neighbours.size());
  Neighbours joined = neighbours;
  joined.emplace_back();
  for (const int root : roots) {
    joined.back().push_back({root, -1});
    joined[at(root)].push_back({source, -1});
  }
  std::vector<int> bounds(joined.size(), -1);
  bounds[at(source)] = 0;
  const Blocks blocks(joined, source);
  for (auto block = blocks.found().rbegin(); block != blocks.found().rend(); ++block) {
    const int bound = bounds[at(block->top)] + static_cast<int>(block->others.size());
    for (const int v : block->others) bounds[at(v)] = bound;
  }
  bounds.resize(at(source));
  for (int& bound : bounds) bound = std::max(-1, bound - 1);
  return bounds;
}

// Lengths in the tree of blocks are a metric of a tree: what is farthest from anywhere is an end of
// a longest path.
int longest_path_bound(const Neighbours& neighbours) {
  int longest = 0;
  std::vector<bool> seen(neighbours.size(), false);
  for (std::size_t v = 0; v < neighbours.size(); ++v) {
    if (seen[v] || neighbours[v].empty()) continue;
    const std::vector<int> bounds = path_bounds(neighbours, {static_cast<int>(v)});
    for (std::size_t u = 0; u < bounds.size(); ++u) seen[u] = seen[u] || bounds[u] >= 0;
    const std::vector<int> from_end = path_bounds(neighbours, {farthest(bounds)});
    longest = std::max(longest, from_end[at(farthest(from_end))]);
  }
  return longest;
}

}  // namespace p2c
