// Random boards of any parts, for tests: what is given need fit no answer.
#pragma once

#include "instances/parts/part.hpp"

namespace p2c {

/// Numbers are small, and as many as fit a board; regions are connected, of a few cells each.
BoardData random_data(const Parts& parts, Rng& rng, int rows, int cols);

}  // namespace p2c
