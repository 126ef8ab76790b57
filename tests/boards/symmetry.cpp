#include "tests/boards/symmetry.hpp"

#include <sstream>

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

std::string moved_cells(Rng& rng, std::string_view lines) {
  std::istringstream in{std::string(lines)};
  int rows = 0;
  int cols = 0;
  in >> rows >> cols;
  const Move move = random_move(rng, rows, cols);
  Grid<std::string> cells(move.new_rows(), move.new_cols());
  for (int i = 0; i < cells.size(); ++i) in >> cells[move(i)];
  std::ostringstream out;
  out << cells.rows << " " << cells.cols << "\n";
  for (int i = 0; i < cells.size(); ++i)
    out << cells[i] << ((i + 1) % cells.cols == 0 ? "\n" : " ");
  std::string rest;
  std::getline(in, rest);
  while (std::getline(in, rest)) out << rest << "\n";
  return out.str();
}

}  // namespace p2c
