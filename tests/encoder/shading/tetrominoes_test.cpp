// Literals of tetrominoes: on all shadings of small boards they mean what the rule calls a shape.
#include "encoder/shading/tetrominoes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>

#include "instances/parts/tetromino.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

// The shape of four shaded cells of the cell's region, if it is in them and no other is shaded.
char shape_at(const Grid<int>& region, int number, int cell) {
  std::vector<int> cells;
  for (int i = 0; i < region.size(); ++i) {
    if ((number >> i & 1) == 1 && region[i] == region[cell]) cells.push_back(i);
  }
  const bool among = std::find(cells.begin(), cells.end(), cell) != cells.end();
  if (cells.size() != 4 || !among) return kNoShape;
  return tetromino({cells[0], cells[1], cells[2], cells[3]}, region.cols);
}

int compare(const Grid<int>& region) {
  Formula formula;
  const Lits shaded = formula.fresh(region.size());
  const Tetrominoes all = tetrominoes(formula, region, shaded);
  Propagator propagator(formula);
  const std::size_t start = propagator.mark();
  int found = 0;
  for (int number = 0; number < power(2, region.size()); ++number) {
    REQUIRE(propagator.assume(full_input(shaded, number)));
    for (int cell = 0; cell < region.size(); ++cell) {
      const char shape = shape_at(region, number, cell);
      if (shape == kNoShape || shape == 'O') continue;
      ++found;
      for (std::size_t k = 0; k < 4; ++k) {
        const bool is_it = std::string_view("LITS")[k] == shape;
        REQUIRE(propagator.value(all.shape_at[cell][k]) == (is_it ? 1 : -1));
      }
    }
    propagator.undo(start);
  }
  return found;
}

TEST_CASE("tetrominoes: each cell of one knows its shape") {
  Grid<int> whole(3, 4, 0);
  CHECK(compare(whole) > 100);
  Grid<int> two = whole;
  for (const int cell : {2, 3, 6, 7, 11}) two[cell] = 1;
  CHECK(compare(two) > 1'000);
}

TEST_CASE("tetrominoes: none in three cells, none across regions") {
  Formula formula;
  Grid<int> region(1, 7, 0);
  for (const int cell : {4, 5, 6}) region[cell] = 1;
  const Tetrominoes all = tetrominoes(formula, region, formula.fresh(7));
  CHECK(all.placements.size() == 1);
  CHECK(all.shape_at[5] == std::array{kFalse, kFalse, kFalse, kFalse});
}

}  // namespace
}  // namespace p2c
