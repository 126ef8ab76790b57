// How large an area of equal numbers can be.
#include "instances/parts/known_areas.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

TEST_CASE("known areas: none is larger than what the others leave") {
  CHECK(largest_area(Grid<int>(1, 1, -1)) == 1);
  CHECK(largest_area(Grid<int>(3, 4, -1)) == 12);
  Grid<int> known(1, 7, -1);
  known[0] = 2;
  CHECK(cells_left_by_areas(known) == 5);
  CHECK(largest_area(known) == 5);
  known[3] = 3;
  CHECK(sizes_of_open_pieces(known) == std::vector<int>{0, 2, 2, 0, 3, 3, 3});
  CHECK(cells_left_by_areas(known) == 2);
  CHECK(largest_area(known) == 3);
  known[1] = 2;  // of one area with the first
  CHECK(cells_left_by_areas(known) == 2);
  known[6] = 2;
  CHECK(cells_left_by_areas(known) == 0);
  known[6] = -1;
  known[4] = 2;  // the 3 is between, and it is farther from the first
  CHECK(cells_left_by_areas(known) == 0);
  known[4] = -1;
  known[6] = 9;  // no answer has all of these
  CHECK(cells_left_by_areas(known) == 0);
  CHECK(largest_area(known) == 9);
}

}  // namespace
}  // namespace p2c
