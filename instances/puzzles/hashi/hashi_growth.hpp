// Islands that are joined from the start.
#pragma once

#include "instances/puzzles/hashi/hashi.hpp"

namespace puzzle2cnf {

/// Islands "?" and single bridges that join all of them without a loop. No two islands are side by
/// side. About so many islands as `percent` of the cells, or as many as find a place.
struct HashiTree {
  Hashi puzzle;
  Answer bridges;
};

HashiTree grow_hashi_tree(Rng& rng, int rows, int cols, int percent, Hashi::Rules rules);

}  // namespace puzzle2cnf
