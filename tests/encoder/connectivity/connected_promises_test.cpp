// Promises may save clauses, but lose no input that keeps them and let nothing wrong in.
#include <doctest/doctest.h>

#include "tests/encoder/connectivity/graphs.hpp"

namespace p2c {
namespace {

std::vector<bool> random_marks(Rng& rng, int nodes) {
  std::vector<bool> marks;
  for (int v = 0; v < nodes; ++v) marks.push_back(chance(rng, 35));
  return marks;
}

// Some nodes, each once, in any order.
std::vector<int> random_nodes(Rng& rng, int nodes) {
  std::vector<int> chosen;
  for (int v = 0; v < nodes; ++v) {
    if (chance(rng, 40)) chosen.push_back(v);
  }
  shuffle(chosen, rng);
  return chosen;
}

// Random graphs, all inputs of each that keep the promise that `promise` adds.
template <class Promise>
Tried try_promise(Promise promise) {
  Rng rng(5);
  Tried tried;
  for (int round = 0; round < 600; ++round) {
    const int nodes = 2 + below(rng, 6);
    Connected graph = random_graph(rng, nodes, nodes + below(rng, nodes + 2), 7);
    promise(graph, rng, nodes);
    tried += try_all_inputs(graph, 7);
  }
  CHECK(tried.wrong == "");
  CHECK(tried.connected > 1500);
  return tried;
}

void false_nodes_never_touch(Connected& graph, Rng& /*rng*/, int /*nodes*/) {
  graph.false_nodes_never_touch = true;
}

void never_inner(Connected& graph, Rng& rng, int nodes) {
  graph.never_inner = random_marks(rng, nodes);
}

void one_is_true(Connected& graph, Rng& rng, int nodes) {
  graph.one_is_true = random_nodes(rng, nodes);
}

void longest_path(Connected& graph, Rng& rng, int nodes) { graph.longest_path = below(rng, nodes); }

TEST_CASE("promise: false nodes never touch") {
  CHECK(try_promise(false_nodes_never_touch).apart > 1500);
}

TEST_CASE("promise: some nodes are never inner") { CHECK(try_promise(never_inner).apart > 1500); }

TEST_CASE("promise: one of these nodes is true") { CHECK(try_promise(one_is_true).apart > 1500); }

TEST_CASE("promise: no longer path") {
  // Apart means an endless path here, which breaks the promise.
  CHECK(try_promise(longest_path).apart == 0);
}

TEST_CASE("promises together") {
  const Tried tried = try_promise([](Connected& graph, Rng& rng, int nodes) {
    if (chance(rng, 50)) false_nodes_never_touch(graph, rng, nodes);
    if (chance(rng, 50)) never_inner(graph, rng, nodes);
    if (chance(rng, 50)) one_is_true(graph, rng, nodes);
    if (chance(rng, 20)) longest_path(graph, rng, nodes);
  });
  CHECK(tried.apart > 1000);
}

}  // namespace
}  // namespace p2c
