// Shadings for new boards.
#pragma once

#include <vector>

#include "instances/grid.hpp"
#include "instances/limits/stop.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Most cells that can be shaded are, which leaves few answers: none touch, and unshaded cells are
/// connected. Nearly all runs into three rooms are broken.
Answer dense_shading(const Grid<int>& rooms, Rng& rng, const Stop* stop = nullptr);

/// Other cells of `some` are shaded than in this shading, which keeps the rules; again none touch,
/// and unshaded cells are connected.
Answer shaded_otherwise(const Grid<int>& shaded, std::vector<int> some, Rng& rng);

}  // namespace p2c
