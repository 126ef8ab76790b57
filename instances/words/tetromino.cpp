#include "instances/words/tetromino.hpp"

#include <algorithm>
#include <cstdlib>

namespace p2c {
namespace {

bool side_by_side(int a, int b, int cols) {
  const int step = std::abs(a - b);
  return step == cols || (step == 1 && a / cols == b / cols);
}

// How many of the cells are beside this one.
int beside(int cell, const std::array<int, 4>& cells, int cols) {
  return static_cast<int>(std::count_if(
      cells.begin(), cells.end(), [&](int other) { return side_by_side(cell, other, cols); }));
}

// How many are in the row or the column of this one, whichever are more.
int in_line(int cell, const std::array<int, 4>& cells, int cols) {
  const auto row = std::count_if(cells.begin(), cells.end(),
                                 [&](int other) { return other / cols == cell / cols; });
  const auto col = std::count_if(cells.begin(), cells.end(),
                                 [&](int other) { return other % cols == cell % cols; });
  return static_cast<int>(std::max(row, col));
}

}  // namespace

// Four cells with three pairs of neighbours are connected.
char tetromino(const std::array<int, 4>& cells, int cols) {
  int pairs = 0;
  int most_beside = 0;
  int most_in_line = 0;
  for (const int cell : cells) {
    pairs += beside(cell, cells, cols);
    most_beside = std::max(most_beside, beside(cell, cells, cols));
    most_in_line = std::max(most_in_line, in_line(cell, cells, cols));
  }
  if (pairs / 2 != 3) return pairs / 2 == 4 ? 'O' : kNoShape;
  if (most_in_line == 4) return 'I';
  if (most_in_line == 2) return 'S';
  return most_beside == 3 ? 'T' : 'L';
}

}  // namespace p2c
