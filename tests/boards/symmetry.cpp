#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

// Filled before main by the rows of the other files, in no order that matters.
std::vector<std::pair<std::string_view, MovedBoard>>& table() {
  static std::vector<std::pair<std::string_view, MovedBoard>> rows;
  return rows;
}

}  // namespace

SymmetryRow::SymmetryRow(std::string_view puzzle, MovedBoard moved) {
  table().emplace_back(puzzle, moved);
}

MovedBoard moved_board_of(std::string_view puzzle) {
  for (const auto& [name, moved] : table()) {
    if (name == puzzle) return moved;
  }
  return nullptr;
}

Move random_move(Rng& rng, int rows, int cols) {
  const int bits = 1 + below(rng, 7);
  return {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, rows, cols};
}

}  // namespace p2c
