// Angles around a corner of four cells: the models are those where each is of 90, 180 or 360
// degrees.
#include "encoder/shading/corner_angles.hpp"

#include <doctest/doctest.h>

#include <string>

#include "encoder/counts/cardinality.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

// What is open in a cell: by its two halves, clockwise. Open for two reasons.
const std::vector<std::string> kCells{"11", "11", "10", "01", "00"};

// Open eighths between filled ones, around the circle: none, two, four, or all eight.
bool is_right(const std::string& circle) {
  const std::size_t filled = circle.find('0');
  if (filled == std::string::npos) return true;
  std::string runs = circle.substr(filled) + circle.substr(0, filled) + "0";
  for (const std::string right : {"011110", "0110"}) {
    for (std::size_t at = 0; (at = runs.find(right, at)) != std::string::npos;) {
      runs.replace(at, right.size(), right.size(), '0');
    }
  }
  return runs.find('1') == std::string::npos;
}

struct Corner {
  Formula formula;
  std::array<Lits, 4> values;  // of each cell, one for each of kCells; none of those outside

  explicit Corner(int inside) {
    std::array<CellAtCorner, 4> cells;
    for (int cell = 0; cell < 4; ++cell) {
      if ((inside >> cell & 1) == 0) continue;
      Lits& its = values[cell];
      its = formula.fresh(5);
      cells[cell] = {{its[0], its[1]}, its[2], its[3]};
      exactly_one(formula, its, Cardinality::kNetwork, [] { return std::string("value"); });
    }
    right_angles(formula, cells);
  }
};

TEST_CASE("corner angles: exact, also beside walls and at the edge of the board") {
  int right = 0;
  for (int inside = 0; inside < 16; ++inside) {
    const Corner corner(inside);
    for (int chosen = 0; chosen < 625; ++chosen) {
      std::string circle;
      Lits assumed;
      bool is_way = true;
      for (int cell = 0, left = chosen; cell < 4; ++cell, left /= 5) {
        const bool there = !corner.values[cell].empty();
        is_way = is_way && (there || left % 5 == 0);
        circle += there ? kCells[left % 5] : "00";
        if (there) assumed.push_back(corner.values[cell][left % 5]);
      }
      if (!is_way) continue;
      right += is_right(circle) ? 1 : 0;
      CAPTURE(circle);
      REQUIRE(satisfiable_under(corner.formula, assumed) == is_right(circle));
    }
  }
  CHECK(right > 100);
}

}  // namespace
}  // namespace p2c
