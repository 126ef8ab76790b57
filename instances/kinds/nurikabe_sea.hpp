// Random seas.
#pragma once

#include "instances/limits/stop.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// A connected sea without 2 x 2 shaded cells, nearly always: where no cell of such a square can
/// leave it, the square stays. Islands have up to `largest` cells, or more where a square had to
/// go. Of cells that could leave it, too, this percentage are tried.
Answer random_sea(Rng& rng, int rows, int cols, int largest, int percent,
                  const Stop* stop = nullptr);

}  // namespace p2c
