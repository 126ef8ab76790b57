// Islands that are joined from the start.
#pragma once

#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

/// Islands "?", and single bridges that join all of them.
struct GrownHashi {
  Hashi puzzle;
  Answer bridges;
};

/// About so many islands as `percent` of the cells, or as many as find a place: no two of them are
/// side by side. About `loops` percent of the joined pairs close a loop, or as many as there is
/// room for.
GrownHashi grow_hashi(Rng& rng, int rows, int cols, int percent, int loops, Hashi::Rules rules,
                      const Stop* stop);

}  // namespace p2c
