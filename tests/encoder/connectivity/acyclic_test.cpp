// Chosen arcs without a cycle: exact, and as strong as it says.
#include "encoder/connectivity/acyclic.hpp"

#include <doctest/doctest.h>

#include "instances/puzzle.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

std::string node_name(int v) { return std::to_string(v); }

// Arcs between all nodes, each with a chance; chosen are the variables 1, 2, ...
std::vector<Arc> random_arcs(Rng& rng, int nodes, int percent) {
  std::vector<Arc> arcs;
  for (int u = 0; u < nodes; ++u) {
    for (int v = 0; v < nodes; ++v) {
      if (u == v || !chance(rng, percent)) continue;
      arcs.push_back({u, v, Lit(static_cast<int>(arcs.size()) + 1)});
    }
  }
  return arcs;
}

bool is_chosen(int chosen, std::size_t arc) { return (chosen >> arc & 1) != 0; }

// Takes nodes away that no chosen arc leads to, until none is left or a cycle is.
bool has_cycle(const std::vector<Arc>& arcs, int nodes, int chosen) {
  std::vector<bool> left(static_cast<std::size_t>(nodes), true);
  for (int round = 0; round < nodes; ++round) {
    for (int v = 0; v < nodes; ++v) {
      bool entered = false;
      for (std::size_t i = 0; i < arcs.size(); ++i) {
        entered = entered || (is_chosen(chosen, i) && arcs[i].to == v && left[arcs[i].from]);
      }
      if (!entered) left[v] = false;
    }
  }
  return std::find(left.begin(), left.end(), true) != left.end();
}

struct Verdicts {
  int cyclic = 0;
  int acyclic = 0;
};

// Propagation decides alone when all arcs are given; and with the chosen ones only it knows each
// arc that would close a cycle.
void try_all(const std::vector<Arc>& arcs, int nodes, Verdicts& verdicts) {
  const int count = static_cast<int>(arcs.size());
  Formula formula;
  const Lits xs = formula.fresh(count);
  acyclic(formula, nodes, arcs, node_name);
  Propagator propagator(formula);
  for (int chosen = 0; chosen < power(2, count); ++chosen) {
    const bool cyclic = has_cycle(arcs, nodes, chosen);
    ++(cyclic ? verdicts.cyclic : verdicts.acyclic);
    REQUIRE(satisfiable_under(propagator, full_input(xs, chosen)) == !cyclic);
    Lits assumed;
    for (int i = 0; i < count; ++i) {
      if (is_chosen(chosen, static_cast<std::size_t>(i))) assumed.push_back(xs[i]);
    }
    const std::size_t mark = propagator.mark();
    REQUIRE(propagator.assume(assumed) == !cyclic);
    for (int i = 0; i < count && !cyclic; ++i) {
      if (is_chosen(chosen, static_cast<std::size_t>(i))) continue;
      const bool closes = has_cycle(arcs, nodes, chosen | 1 << i);
      REQUIRE((propagator.value(xs[i]) == -1) == closes);
    }
    propagator.undo(mark);
  }
}

TEST_CASE("acyclic: every choice of arcs, and what propagation knows") {
  Rng rng(8);
  Verdicts verdicts;
  for (int nodes = 0; nodes <= 3; ++nodes) try_all(random_arcs(rng, nodes, 100), nodes, verdicts);
  for (int round = 0; round < 60; ++round) {
    try_all(random_arcs(rng, 4, 70), 4, verdicts);
    const std::vector<Arc> arcs = random_arcs(rng, 6, 28);
    if (arcs.size() <= 10) try_all(arcs, 6, verdicts);
  }
  CHECK(verdicts.cyclic > 1000);
  CHECK(verdicts.acyclic > 1000);
}

std::vector<Arc> ring(int nodes) {
  std::vector<Arc> arcs;
  for (int v = 0; v < nodes; ++v) arcs.push_back({v, (v + 1) % nodes, Lit(v + 1)});
  return arcs;
}

TEST_CASE("acyclic: of a long ring one arc is missing") {
  Formula formula;
  const Lits xs = formula.fresh(50);
  acyclic(formula, 50, ring(50), node_name);
  CHECK_FALSE(satisfiable_under(formula, xs));
  for (std::size_t open = 0; open < xs.size(); ++open) {
    Lits others = xs;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(open));
    Propagator propagator(formula);
    REQUIRE(propagator.assume(others));
    CHECK(propagator.value(xs[open]) == -1);
  }
}

TEST_CASE("acyclic: a path has arcs and nothing else, a pair both ways one clause more") {
  std::vector<Arc> path = ring(9);
  path.pop_back();
  CountingSink sink;
  sink.fresh(8);
  acyclic(sink, 9, path, node_name);
  CHECK(sink.variables() == 8 + 8);
  CHECK(sink.clauses() == 8);
  CountingSink pair;
  pair.fresh(2);
  acyclic(pair, 2, ring(2), node_name);
  CHECK(pair.variables() == 2 + 2);
  CHECK(pair.clauses() == 2 + 1);
}

TEST_CASE("acyclic: what would be too large is refused before anything is made") {
  Rng rng(1);
  const std::vector<Arc> arcs = random_arcs(rng, 5, 100);  // 4^2 + 3^2 + 2^2 + 1 clauses
  CountingSink sink;
  sink.fresh(20);
  CHECK_THROWS_WITH_AS(acyclic(sink, 5, arcs, node_name, 29),
                       "connectivity by elimination needs more than 29 clauses", TooLarge);
  CHECK(sink.variables() == 20);
  CHECK(sink.clauses() == 0);
  acyclic(sink, 5, arcs, node_name, 30);
  CHECK(sink.clauses() == 20 + 30);
}

TEST_CASE("acyclic: a stop ends the count, too") {
  Stop stop;
  stop.request(Stop::kInterrupted);
  CountingSink sink;
  sink.stop_with(&stop);
  CHECK_THROWS_AS(acyclic(sink, 3, ring(3), node_name), Stopped);
  CHECK(sink.variables() == 0);
}

}  // namespace
}  // namespace p2c
