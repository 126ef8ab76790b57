// Cuts follow from connectivity in clauses, after their lemmas step by step by unit propagation.
#include "solver_glue/incremental/root_lemmas.hpp"

#include <doctest/doctest.h>

#include <span>

#include "solver_glue/incremental/connectivity_cuts.hpp"
#include "solver_glue/incremental/cycle_cuts.hpp"
#include "tests/board_count.hpp"
#include "tests/encoder/connectivity/graphs.hpp"
#include "tests/encoder/connectivity/shadings.hpp"

namespace p2c {
namespace {

constexpr Connectivity kByLayers[] = {Connectivity::kLayers, Connectivity::kPaper};

// The clauses of a constraint, and what they say about its roots.
class Stated : public Formula {
 public:
  Stated(const Connected& constraint, int variables, Connectivity how) {
    fresh(variables);
    if (constraint.false_nodes_never_touch) {
      for (const auto& edge : constraint.edges) {
        add({constraint.nodes[edge.u], constraint.nodes[edge.v]});
      }
    }
    connected(*this, constraint, {how});
  }
  BareFormula::Graph graph;

 private:
  void begin_graph(const Connected& constraint) override { graph.constraint = constraint; }
  void end_graph(const Lits& roots) override { graph.roots = roots; }
};

struct Tally {
  int cuts = 0;
  int lemmas = 0;
  int needed = 0;  // cuts that do not follow without their lemmas
};

bool follows(const Formula& clauses, std::span<const Lit> clause) {
  return !Propagator(clauses).assume(negated(clause));
}

// Each clause of `steps` must follow from those before it.
void take_steps(const Formula& steps, Formula& clauses) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    REQUIRE(follows(clauses, steps[i]));
    clauses.add(steps[i]);
  }
}

void try_cuts(const Connected& graph, int variables, Connectivity how, const Formula& cuts,
              Tally& tally) {
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    Stated clauses(graph, variables, how);
    Formula lemmas;
    lemmas.fresh(clauses.variables());
    add_root_lemmas(clauses.graph, cuts[i], lemmas);
    ++tally.cuts;
    tally.lemmas += static_cast<int>(lemmas.size());
    tally.needed += follows(clauses, cuts[i]) ? 0 : 1;
    take_steps(lemmas, clauses);
    REQUIRE(follows(clauses, cuts[i]));
  }
}

// Random graphs, and random models of each.
template <class Promise>
Tally try_random_graphs(Promise promise) {
  constexpr int kVariables = 14;
  Rng rng(7);
  Tally tally;
  for (int round = 0; round < deep_count(fewer_if_sanitized(300, 150), 1000); ++round) {
    const int nodes = 4 + below(rng, 6);
    Connected graph = random_graph(rng, nodes, nodes + below(rng, nodes), kVariables);
    promise(graph, rng);
    INFO(shown(graph));
    Formula cuts;
    cuts.fresh(kVariables);
    Model model;
    for (int v = 1; v <= kVariables; ++v) model.set(Lit(chance(rng, 50) ? v : -v));
    add_connectivity_cuts(graph, model, cuts);
    for (const Connectivity how : kByLayers) try_cuts(graph, kVariables, how, cuts, tally);
  }
  return tally;
}

void no_node_is_always_true(Connected& graph, Rng& rng) {
  for (Lit& node : graph.nodes) {
    if (node == kTrue) node = Lit(1 + below(rng, 14));
  }
}

// Cycles of false cells, or what they enclose.
Tally try_grids(const std::vector<int>& one_is_true, bool by_cycles) {
  Tally tally;
  const std::vector<std::pair<int, int>> sizes = {{2, 3}, {3, 3}, {3, 4}, {4, 4}};
  for (const auto& [rows, cols] : std::span(sizes).first(deep_count(3, fewer_if_sanitized(4, 3)))) {
    Connected grid = grid_graph(rows, cols);
    grid.one_is_true = one_is_true;
    each_shading(rows, cols, [&, cells = rows * cols](int shaded) {
      Model model;
      for (int i = 0; i < cells; ++i) model.set(Lit((shaded >> i & 1) != 0 ? -i - 1 : i + 1));
      Formula cuts;
      cuts.fresh(cells);
      by_cycles ? add_cycle_cuts(grid, model, cuts) : add_connectivity_cuts(grid, model, cuts);
      for (const Connectivity how : kByLayers) try_cuts(grid, cells, how, cuts, tally);
    });
  }
  return tally;
}

}  // namespace

TEST_CASE("a cut follows at once where a root is fixed") {
  const Tally tally = try_random_graphs([](Connected& graph, Rng& rng) {
    graph.nodes[static_cast<std::size_t>(below(rng, 3))] = kTrue;
  });
  CHECK(tally.cuts >= least_drawn(200));
  CHECK(tally.needed == 0);
}

TEST_CASE("a cut follows after its lemmas where any node may be the root") {
  const Tally tally = try_random_graphs(no_node_is_always_true);
  CHECK(tally.cuts >= least_drawn(200));
  CHECK(tally.lemmas >= least_drawn(200));
  CHECK(tally.needed >= least_drawn(100));
}

TEST_CASE("a cut follows after its lemmas where the root is one of a few nodes") {
  const Tally tally = try_random_graphs([](Connected& graph, Rng& rng) {
    no_node_is_always_true(graph, rng);
    for (int i = 1; i <= 4; ++i) {
      graph.one_is_true.push_back(static_cast<int>(graph.nodes.size()) - i);
    }
  });
  CHECK(tally.cuts >= least_drawn(200));
  CHECK(tally.lemmas >= least_drawn(200));
  CHECK(tally.needed >= least_drawn(20));
}

TEST_CASE("a cut follows where nodes are never inner") {
  const Tally tally = try_random_graphs([](Connected& graph, Rng& rng) {
    for (std::size_t v = 0; v < graph.nodes.size(); ++v)
      graph.never_inner.push_back(chance(rng, 35));
  });
  CHECK(tally.cuts >= least_drawn(200));
}

TEST_CASE("a cut on a grid follows at once where the root is one of two neighbours") {
  for (const bool by_cycles : {false, true}) {
    const Tally tally = try_grids({1, 2}, by_cycles);
    CHECK(tally.cuts > 200);
    CHECK(tally.needed == 0);
  }
}

TEST_CASE("a cut on a grid follows after its lemmas where any cell may be the root") {
  for (const bool by_cycles : {false, true}) {
    const Tally tally = try_grids({}, by_cycles);
    CHECK(tally.cuts > 200);
    CHECK(tally.needed > 20);
  }
}

}  // namespace p2c
