// Bounds on paths against all paths.
#include "encoder/connectivity/graph_walks.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/puzzle.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

Neighbours random_neighbours(Rng& rng, int nodes, int percent) {
  Connected graph;
  graph.nodes.assign(at(nodes), kTrue);
  for (int v = 0; v < nodes; ++v) {
    for (int u = 0; u < v; ++u) {
      if (chance(rng, percent)) graph.edges.push_back({u, v, kTrue});
    }
  }
  return neighbours_of(graph);
}

// The most edges of a path without repeats from v to each node, by walking all of them.
void walk(const Neighbours& neighbours, int v, int steps, std::vector<bool>& used,
          std::vector<int>& longest) {
  longest[at(v)] = std::max(longest[at(v)], steps);
  used[at(v)] = true;
  for (const Neighbour& next : neighbours[at(v)]) {
    if (!used[at(next.node)]) walk(neighbours, next.node, steps + 1, used, longest);
  }
  used[at(v)] = false;
}

std::vector<int> longest_paths(const Neighbours& neighbours, const std::vector<int>& roots) {
  std::vector<int> longest(neighbours.size(), -1);
  std::vector<bool> used(neighbours.size(), false);
  for (const int root : roots) walk(neighbours, root, 0, used, longest);
  return longest;
}

TEST_CASE("no path is longer than its bound, and what is not reached has none") {
  Rng rng(9);
  int equal = 0;
  int less = 0;
  for (int round = 0; round < 400; ++round) {
    const int nodes = 1 + below(rng, 8);
    const Neighbours neighbours = random_neighbours(rng, nodes, 15 + below(rng, 30));
    std::vector<int> roots = {below(rng, nodes)};
    if (const int other = below(rng, nodes); other != roots[0]) roots.push_back(other);
    const std::vector<int> bounds = path_bounds(neighbours, roots);
    const std::vector<int> longest = longest_paths(neighbours, roots);
    for (int v = 0; v < nodes; ++v) {
      REQUIRE(bounds[at(v)] >= longest[at(v)]);
      REQUIRE((bounds[at(v)] < 0) == (longest[at(v)] < 0));
      ++(bounds[at(v)] == longest[at(v)] ? equal : less);
    }
    int longest_of_all = 0;
    for (int v = 0; v < nodes; ++v) {
      const std::vector<int> from_v = longest_paths(neighbours, {v});
      longest_of_all = std::max(longest_of_all, *std::max_element(from_v.begin(), from_v.end()));
    }
    REQUIRE(longest_path_bound(neighbours) >= longest_of_all);
    REQUIRE(longest_path_bound(neighbours) < nodes);
  }
  CHECK(equal > 3 * less);
}

TEST_CASE("in a tree and in a complete graph the bounds are the longest paths") {
  Rng rng(10);
  for (int nodes = 1; nodes <= 7; ++nodes) {
    Connected tree;
    tree.nodes.assign(at(nodes), kTrue);
    for (int v = 1; v < nodes; ++v) tree.edges.push_back({below(rng, v), v, kTrue});
    for (const Neighbours& neighbours : {neighbours_of(tree), random_neighbours(rng, nodes, 100)}) {
      int longest = 0;
      for (int v = 0; v < nodes; ++v) {
        const std::vector<int> bounds = path_bounds(neighbours, {v});
        CHECK(bounds == longest_paths(neighbours, {v}));
        longest = std::max(longest, *std::max_element(bounds.begin(), bounds.end()));
      }
      CHECK(longest_path_bound(neighbours) == longest);
    }
  }
}

TEST_CASE("a path of 100000 nodes is walked without recursion") {
  constexpr int kNodes = 100'000;
  Connected path;
  path.nodes.assign(kNodes, kTrue);
  for (int v = 1; v < kNodes; ++v) path.edges.push_back({v - 1, v, kTrue});
  CHECK(path_bounds(neighbours_of(path), {0}).back() == kNodes - 1);
  CHECK(longest_path_bound(neighbours_of(path)) == kNodes - 1);  // not from each node anew
}

}  // namespace
}  // namespace p2c
