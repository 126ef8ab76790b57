// KenKen boards with a planted answer.
#pragma once

#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {

/// Cages of 1 to `largest_cage` cells over any Latin square of n x n, n up to kMaxSize.
KenKen planted_kenken(Rng& rng, int n, int largest_cage);

}  // namespace p2c
