// Rules about shaded cells, on boards drawn by hand.
#include "instances/words/shading_rules.hpp"

#include <doctest/doctest.h>

#include <string_view>

namespace p2c {
namespace {

// 'x' is 1, '-' is 0; blanks do not count.
Answer cells(std::string_view board) {
  Answer shaded;
  for (const char sign : board) {
    if (sign != ' ') shaded.push_back(sign == 'x' ? 1 : 0);
  }
  return shaded;
}

std::string two_by_two(std::string_view board, int cols) {
  return check_two_by_two(cells(board), cols).value_or("ok");
}

std::string connected(std::string_view board, int cols, int value) {
  return check_connected(cells(board), cols, value).value_or("ok");
}

TEST_CASE("shading rules: no 2 x 2 cells are all shaded") {
  CHECK(two_by_two("xx- x-x xxx", 3) == "ok");
  CHECK(two_by_two("xx- -xx -xx", 3) == "the 2 x 2 cells from r2c2 to r3c3 are all shaded");
  CHECK(two_by_two("x-x x-x", 3) == "ok");  // not around the edge of the board
  CHECK(two_by_two("xxxx", 1) == "ok");
}

TEST_CASE("shading rules: the cells with a value are connected") {
  CHECK(connected("x-x xxx", 3, 1) == "ok");
  CHECK(connected("x-x xxx", 3, 0) == "ok");
  CHECK(connected("x-x x-x", 3, 1) == "the shaded cells r1c1 and r1c3 are not connected");
  CHECK(connected("--x xx-", 3, 0) == "the unshaded cells r1c1 and r2c3 are not connected");
  CHECK(connected("--x x--", 3, 1) == "the shaded cells r1c3 and r2c1 are not connected");
  CHECK(connected("---", 3, 1) == "ok");
}

}  // namespace
}  // namespace p2c
