// Boards that have as many answers as another: turned, mirrored, with other labels.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// One of the eight ways to lay a board of rows x cols on itself or on cols x rows.
struct Move {
  bool transpose = false;  // after the flips
  bool flip_rows = false;
  bool flip_cols = false;
  int rows = 0;
  int cols = 0;

  int new_rows() const { return transpose ? cols : rows; }
  int new_cols() const { return transpose ? rows : cols; }
  std::pair<int, int> operator()(int row, int col) const {
    if (flip_rows) row = rows - 1 - row;
    if (flip_cols) col = cols - 1 - col;
    return transpose ? std::pair(col, row) : std::pair(row, col);
  }
  /// From the index of a cell to its new one.
  int operator()(int cell) const {
    const auto [row, col] = (*this)(cell / cols, cell % cols);
    return row * new_cols() + col;
  }
};

/// A random move, never the one that changes nothing.
Move random_move(Rng& rng, int rows, int cols);

/// The board of this text (the lines after the puzzle's name) after a random move, and with
/// labels that mean nothing drawn anew.
using MovedBoard = std::string (*)(Rng& rng, std::string_view lines);

/// The same for a puzzle whose text is a grid of its cells, and lines that name no place.
std::string moved_cells(Rng& rng, std::string_view lines);

/// One of the lists below: a puzzle NAME has its row where tests/boards/NAME_symmetry.cpp is there.
struct SymmetryRow {
  SymmetryRow(std::string_view puzzle, MovedBoard moved);
};

/// Null for a puzzle without such a file.
MovedBoard moved_board_of(std::string_view puzzle);

}  // namespace p2c
