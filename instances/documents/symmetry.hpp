// Boards that are the same but for a turn or a reflection.
#pragma once

#include <algorithm>
#include <string>

#include "instances/generator.hpp"

namespace p2c {

/// The least of the texts of the board in its eight positions: equal for boards, and only for
/// those, that are the same up to symmetry.
template <class P>
std::string canonical_text(const Generator<P>& generator, const P& puzzle) {
  std::string least = puzzle.print();
  P turned = puzzle;
  // To exchange rows with columns and left with right in turn gives all eight.
  for (int step = 1; step < 8; ++step) {
    turned = step % 2 == 1 ? generator.transposed(turned) : generator.mirrored(turned);
    least = std::min(least, turned.print());
  }
  return least;
}

}  // namespace p2c
