// A minimum hitting set from below, by cores.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "solver_glue/cadical/cadical_solver.hpp"

namespace p2c {

// Assume that no item is taken; as long as CaDiCaL says that some of these assumptions cannot hold
// together (a core), one more item is needed. The core is weakened to "at most one of its items",
// should that be in a core again to "at most two", and so on, counted by
//
//   c[i]   more than i of the core's literals are true
//
// Source: the algorithm OLL of Andres, Kaufmann, Matheis and Schaub (ICLP 2012), for MaxSAT by
// Morgado, Dodaro and Marques-Silva (CP 2014). The counters are totalizers
// (encoder/counts/totalizer.hpp) in one direction.
class CoreGuided {
 public:
  /// Sets of at least one item each.
  CoreGuided(const std::vector<std::vector<int>>& sets, int seed, const Stop* stop);

  /// Goes on until the minimum is found; false when a stop was asked for, or so many more
  /// conflicts were met (0: no limit). Throws Stopped.
  bool minimise(std::int64_t conflicts);
  /// After that: the items, sorted.
  const std::vector<int>& minimum() const { return minimum_; }
  /// No hitting set has fewer items. Never falls.
  std::int64_t lower_bound() const { return lower_bound_; }

 private:
  // What an assumption means: "at most `most` of the core's literals are true"; for an item
  // that is not taken, nothing.
  struct Counter {
    Lits more_than;
    std::size_t most = 0;
  };

  Lit literal(int item);
  Lits assumptions() const;
  void shrink(Lits& core);
  void weaken(const Lits& core);
  Lits count(std::span<const Lit> inputs);
  void take_model();

  CadicalSolver solver_;
  std::map<int, Lit> items_;        // "it is taken"
  std::map<Lit, Counter> assumed_;  // literals that are assumed to be false
  std::vector<int> minimum_;
  std::int64_t lower_bound_ = 0;
  bool done_ = false;
};

}  // namespace p2c
