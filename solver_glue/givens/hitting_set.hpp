// Minimum hitting sets of a collection of sets that grows.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "solver_glue/givens/core_guided.hpp"
#include "solver_glue/givens/set_reduction.hpp"

namespace p2c {

// A hitting set has an item of each set. Items are numbers from 0 on.
//
// The collection is reduced and taken apart (set_reduction.hpp); each part has a solver of its own
// (core_guided.hpp), which is kept while the part stays the same.
class HittingSets {
 public:
  explicit HittingSets(int seed = 0, const Stop* stop = nullptr) : seed_(seed), stop_(stop) {}

  /// A set of at least one item, sorted.
  void add(const std::vector<int>& set);

  /// Looks for a minimum hitting set; false when a stop was asked for or a part had so many more
  /// conflicts (0: no limit). Throws Stopped.
  bool minimise(std::int64_t conflicts = 0);
  /// What the last minimise() found, sorted: a minimum hitting set if it was true, else one whose
  /// unfinished parts are greedy.
  const std::vector<int>& best() const { return best_; }
  /// No hitting set of all sets has fewer items. Never falls.
  std::int64_t lower_bound() const { return lower_bound_; }

  /// How many of the sets have this item.
  int frequency(int item) const;

 private:
  int seed_;
  const Stop* stop_;
  Sets sets_;
  std::vector<int> frequencies_;  // of each item
  std::map<Sets, std::unique_ptr<CoreGuided>> parts_;
  std::vector<int> best_;
  std::int64_t lower_bound_ = 0;
};

}  // namespace p2c
