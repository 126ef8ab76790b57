// Rules about tetrominoes in regions: boards by hand, and that no beginning of what they take is
// refused.
#include "instances/words/tetromino_rules.hpp"

#include <doctest/doctest.h>

namespace p2c::tetromino_rules_test {
namespace {

CutBoard board_of(int rows, int cols, std::vector<int> ids,
                  std::vector<std::pair<int, int>> lines = {}) {
  CutBoard board{Grid<int>(rows, cols), std::move(lines)};
  board.room.cells = std::move(ids);
  return board;
}

std::string too_many(const CutBoard& board, const Answer& shaded) {
  return ShadedRegions(board, shaded).check_too_many().value_or("ok");
}

TEST_CASE("tetromino rules: four shaded cells are connected, without crossing a line") {
  const CutBoard board = board_of(2, 4, {0, 0, 0, 0, 0, 0, 0, 0}, {{0, 1}, {1, 5}});
  CHECK(too_many(board, {0, 1, 1, 1, 0, 0, 0, 0}) == "ok");
  CHECK(too_many(board, {0, 1, 1, 0, 0, 0, 1, 1}) == "ok");
  CHECK(too_many(board, {0, 0, 1, 0, 0, 1, 1, 1}) == "ok");
  CHECK(too_many(board, {1, 1, 1, 1, 0, 0, 0, 0}) ==
        "the shaded cells of the region of r1c1 are in pieces");
  CHECK(too_many(board, {0, 1, 0, 0, 0, 1, 1, 1}) ==
        "the shaded cells of the region of r1c1 are in pieces");
  CHECK(too_many(board, {0, 0, 1, 1, 0, 0, 1, 1}) ==
        "the shaded cells of the region of r1c1 are 2 x 2 cells");
  CHECK(too_many(board, {0, 1, 1, 1, 0, 0, 1, 1}) ==
        "the region of r1c1 has 5 shaded cells, not 4");
}

TEST_CASE("tetromino rules: a line beside a tetromino does not matter, nor does one to another") {
  CutBoard board = board_of(2, 5, {0, 0, 0, 0, 0, 1, 1, 1, 1, 1}, {{3, 4}});
  const Answer shaded{1, 1, 1, 1, 0, 0, 1, 1, 1, 1};
  CHECK(too_many(board, shaded) == "ok");
  CHECK(ShadedRegions(board, shaded).check_equal() ==
        "r1c2 and r2c2 are in equal tetrominoes, which share an edge");
  board.lines = {{6, 7}};
  CHECK(!ShadedRegions(board, shaded).check_equal());  // the second is none
}

}  // namespace
}  // namespace p2c::tetromino_rules_test
