// Grids, their lines and neighbours, and pieces of them.
#include "instances/grid.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

using Pairs = std::vector<std::pair<int, int>>;
using Lines = std::vector<std::vector<int>>;

TEST_CASE("grid: cells are numbered row by row") {
  Grid<int> grid(2, 3, 7);
  CHECK(grid.size() == 6);
  CHECK(grid.index(1, 2) == 5);
  grid(1, 2) = 1;
  CHECK(grid[5] == 1);
  CHECK(grid.cells == std::vector<int>{7, 7, 7, 7, 7, 1});
}

TEST_CASE("grid: inside ends at the rim") {
  const Grid<int> grid(2, 3);
  CHECK(grid.inside(0, 0));
  CHECK(grid.inside(1, 2));
  CHECK_FALSE(grid.inside(2, 0));
  CHECK_FALSE(grid.inside(0, 3));
  CHECK_FALSE(grid.inside(-1, 0));
  CHECK_FALSE(grid.inside(0, -1));
}

TEST_CASE("grid: names count from 1") {
  CHECK(cell_name(0, 0) == "r1c1");
  CHECK(cell_name(1, 9) == "r2c10");
  CHECK(cell_name_at(5, 3) == "r2c3");
  CHECK(cell_name_at(3, 3) == "r2c1");
}

TEST_CASE("grid: neighbour pairs are the edges, each once") {
  CHECK(neighbour_pairs(1, 1).empty());
  CHECK(neighbour_pairs(1, 3) == Pairs{{0, 1}, {1, 2}});
  CHECK(neighbour_pairs(3, 1) == Pairs{{0, 1}, {1, 2}});
  CHECK(neighbour_pairs(2, 3) == Pairs{{0, 1}, {0, 3}, {1, 2}, {1, 4}, {2, 5}, {3, 4}, {4, 5}});
}

TEST_CASE("grid: lines are the rows, then the columns") {
  CHECK(board_lines(1, 1) == Lines{{0}, {0}});
  CHECK(board_lines(2, 3) == Lines{{0, 1, 2}, {3, 4, 5}, {0, 3}, {1, 4}, {2, 5}});
}

TEST_CASE("pieces: every number begins alone") {
  Pieces pieces(3);
  for (int x = 0; x < 3; ++x) CHECK(pieces.find(x) == x);
}

TEST_CASE("pieces: joining says whether two were apart") {
  Pieces pieces(5);
  CHECK(pieces.join(0, 1));
  CHECK(pieces.join(3, 4));
  CHECK_FALSE(pieces.join(1, 0));
  CHECK(pieces.find(0) == pieces.find(1));
  CHECK(pieces.find(0) != pieces.find(3));
  CHECK(pieces.find(2) == 2);
  CHECK(pieces.join(1, 3));
  CHECK_FALSE(pieces.join(0, 4));
  CHECK(pieces.find(0) == pieces.find(4));
  CHECK(pieces.find(2) != pieces.find(4));
}

TEST_CASE("pieces: a long chain is one piece") {
  constexpr int kLength = 100'000;
  Pieces pieces(kLength);
  for (int x = 0; x + 1 < kLength; ++x) pieces.join(x, x + 1);
  CHECK(pieces.find(0) == pieces.find(kLength - 1));
}

}  // namespace
}  // namespace p2c
