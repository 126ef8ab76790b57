#include "instances/words/tetromino.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

TEST_CASE("tetromino: four cells are one of five tetrominoes, or none") {
  const auto shape = [](std::array<int, 4> cells) { return tetromino(cells, 4); };
  CHECK(shape({0, 1, 2, 3}) == 'I');
  CHECK(shape({0, 4, 8, 12}) == 'I');
  CHECK(shape({0, 1, 2, 4}) == 'L');
  CHECK(shape({1, 5, 8, 9}) == 'L');
  CHECK(shape({0, 1, 2, 5}) == 'T');
  CHECK(shape({1, 4, 5, 9}) == 'T');
  CHECK(shape({0, 1, 5, 6}) == 'S');
  CHECK(shape({1, 4, 5, 8}) == 'S');
  CHECK(shape({0, 1, 4, 5}) == 'O');
  CHECK(shape({2, 3, 4, 5}) == '\0');  // not around the edge of the board
  CHECK(shape({0, 1, 2, 8}) == '\0');
}

}  // namespace
}  // namespace p2c
