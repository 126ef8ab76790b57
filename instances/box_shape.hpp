// The boxes of a Sudoku.
#pragma once

#include <cmath>

namespace p2c {

struct BoxShape {
  int high;
  int wide;

  /// Of a board with so many columns: as wide as the root of that, or a little wider than high.
  explicit BoxShape(int side) : high(static_cast<int>(std::sqrt(static_cast<double>(side)))) {
    while (high > 1 && side % high != 0) --high;
    wide = side / high;
  }
  /// The number of the box of a cell, row by row.
  int box_of(int cell) const {
    const int side = high * wide;
    return cell / side / high * high + cell % side / wide;
  }
};

}  // namespace p2c
