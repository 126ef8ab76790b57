// Minimum hitting sets of a collection of sets that grows.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "solver_glue/cadical_solver.hpp"

namespace puzzle2cnf {

// A hitting set has an item of each set. Items are numbers from 0 on.
//
// The minimum is found from below: assume that no item is taken; as long as CaDiCaL says that some
// of these assumptions cannot hold together (a core), one more item is needed. A core is weakened
// to "at most one of its items", later "at most two", and so on, counted by
//
//   c[i]   more than i of the core's literals are true
//
// All of this stays true when sets are added, so work goes on where it ended, and sets that share
// no item do not disturb each other.
// Source: the algorithm OLL of Andres, Kaufmann, Matheis and Schaub (ICLP 2012), for MaxSAT by
// Morgado, Dodaro and Marques-Silva (CP 2014); the counters are totalizers (encoder/totalizer.hpp),
// of which only one direction is needed.
class HittingSets {
 public:
  explicit HittingSets(int seed = 0, const Stop* stop = nullptr) : solver_(seed, stop) {}

  /// A set of at least one item, each once.
  void add(const std::vector<int>& set);

  /// Looks for a minimum hitting set; false when a stop was asked for or so many more conflicts
  /// were met (0: no limit). Throws Stopped.
  bool minimise(std::int64_t conflicts = 0);
  /// The minimum hitting set that was found last, sorted.
  const std::vector<int>& minimum() const { return minimum_; }
  /// No hitting set of all sets has fewer items. Never falls.
  std::int64_t lower_bound() const { return lower_bound_; }

  /// Some hitting set, sorted: the item of most sets first, then without those that are not
  /// needed. Quick.
  std::vector<int> greedy() const;
  /// How many of the sets have this item.
  int frequency(int item) const;
  const std::vector<std::vector<int>>& sets() const { return sets_; }

 private:
  // What stands behind an assumption "at most `most` of the core's literals are true"; for an item
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
  std::vector<std::vector<int>> sets_;
  std::vector<Lit> items_;          // the literal of each item, "it is taken"; Lit() for none
  std::vector<int> frequencies_;    // of each item
  std::map<Lit, Counter> assumed_;  // literals that are assumed to be false
  std::vector<int> minimum_;
  std::int64_t lower_bound_ = 0;
};

}  // namespace puzzle2cnf
