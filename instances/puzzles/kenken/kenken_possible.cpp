// What the rules say of the first cells of a board, for tests that try all answers.
#include <algorithm>

#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {

// No equal digit in a line of the cell, and the target of its cage, which a sum does not pass.
bool KenKen::possible(const Answer& digits, int cell) const {
  for (int i = 0; i < cell; ++i) {
    if (digits[i] == digits[cell] && (i / n == cell / n || i % n == cell % n)) return false;
  }
  const auto cage = std::find_if(cages.begin(), cages.end(), [&](const Cage& one) {
    return std::binary_search(one.cells.begin(), one.cells.end(), cell);
  });
  if (cage->cells.back() == cell) return keeps(*cage, digits);
  if (cage->operation != Operation::kAdd || !cage->has_clue()) return true;
  long long sum = 0;  // at least
  for (const int i : cage->cells) sum += digits[i] == kOpen ? 1 : digits[i];
  return sum <= cage->target;
}

}  // namespace p2c
