#include "instances/documents/board_sides.hpp"

#include <algorithm>
#include <cstdint>

namespace p2c {

BoardSides whole_sides(const AnyGenerator& generator, BoardSides sides) {
  constexpr int kUsual = 10;
  const auto [rows, cols] = sides;
  if (rows == 0) sides.rows = cols > 0 ? cols : std::min(kUsual, generator.most_side);
  if (cols == 0) sides.cols = sides.rows;
  return sides;
}

std::string wrong_sides(const AnyGenerator& generator, const PuzzleKind& kind, int rows, int cols) {
  const std::string name(kind.name);
  if (generator.square && rows != cols) {
    return "a board of the kind " + name + " is square: expected as many rows as columns";
  }
  if (std::max(rows, cols) > generator.most_side) {
    return "expected at most " + std::to_string(generator.most_side) + " rows and columns of a " +
           name;
  }
  if (std::int64_t{rows} * cols > kMostBoardCells) {
    return "expected a board of at most " + std::to_string(kMostBoardCells) + " cells";
  }
  return "";
}

}  // namespace p2c
