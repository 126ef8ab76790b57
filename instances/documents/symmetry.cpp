#include "instances/documents/symmetry.hpp"

#include <algorithm>

namespace puzzle2cnf {

// To exchange rows with columns and left with right in turn gives all eight.
std::string canonical_text(const AnyGenerator& generator, const AnyPuzzle& puzzle) {
  std::string least = puzzle.print();
  PuzzlePtr turned;
  for (int step = 1; step < 8; ++step) {
    const AnyPuzzle& last = turned ? *turned : puzzle;
    turned = step % 2 == 1 ? generator.transposed(last) : generator.mirrored(last);
    least = std::min(least, turned->print());
  }
  return least;
}

}  // namespace puzzle2cnf
