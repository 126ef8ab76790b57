// Lines between cells as digits of base 32, and the rooms they cut off.
#include "instances/formats/borders.hpp"

#include <doctest/doctest.h>

#include "instances/puzzle.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

Borders read(std::string_view text, int rows, int cols) {
  TextReader in(text, "f");
  Characters characters(in, text, {"f", 1, 1}, "the end of the URL");
  return read_borders(characters, rows, cols);
}

std::string error_in(std::string_view text, int rows, int cols) {
  return error_of([&] { read(text, rows, cols); });
}

std::string lines(const Grid<char>& grid) {
  std::string out;
  for (const char line : grid.cells) out += line != 0 ? '1' : '0';
  return out;
}

TEST_CASE("borders: five lines a digit, the first its highest bit") {
  const Borders borders = read("g8", 2, 2);  // 10|000 and 01|000: two lines each
  CHECK(lines(borders.right) == "10");
  CHECK(lines(borders.below) == "01");
  CHECK(lines(read("80", 2, 2).right) == "01");
  CHECK(lines(read("0o", 2, 2).below) == "11");
}

TEST_CASE("borders: a board of one row or column has one part only") {
  CHECK(lines(read("l", 1, 6).right) == "10101");
  CHECK(lines(read("l", 6, 1).below) == "10101");
  CHECK(read("", 1, 1) == Borders(1, 1));
  CHECK(write_borders(Borders(1, 1)).empty());
}

TEST_CASE("borders: the second part begins with a new digit") {
  // 3 x 4: nine lines in two digits, then eight in two.
  const Borders borders = read("vugg", 3, 4);
  CHECK(lines(borders.right) == "111111111");
  CHECK(lines(borders.below) == "10000100");
  CHECK(write_borders(borders) == "vugg");
}

TEST_CASE("borders: what is drawn is read again") {
  Rng rng(41);
  for (int i = 0; i < 300; ++i) {
    const int rows = 1 + below(rng, 9);
    Borders borders(rows, 1 + below(rng, 9));
    for (Grid<char>* grid : {&borders.right, &borders.below}) {
      for (char& line : grid->cells) line = chance(rng, 40) ? 1 : 0;
    }
    REQUIRE(read(write_borders(borders), rows, borders.below.cols) == borders);
  }
}

TEST_CASE("borders: what is wrong, and where") {
  CHECK(error_in("", 2, 2) ==
        "f:1:1: expected a digit from 0 to v for the lines, got the end of the URL");
  CHECK(error_in("0w", 2, 2) == "f:1:2: expected a digit from 0 to v for the lines, got 'w'");
  CHECK(error_in("G0", 2, 2) == "f:1:1: expected a digit from 0 to v for the lines, got 'G'");
  CHECK(error_in("40", 2, 2) == "f:1:1: expected a digit without lines beyond the board, got '4'");
}

TEST_CASE("borders: rooms are numbered in the order of their first cells") {
  Grid<int> ids(2, 3);
  ids.cells = {7, 7, 2, 5, 7, 2};
  CHECK(rooms_of(borders_of(ids)).cells == std::vector<int>{0, 0, 1, 2, 0, 1});
}

TEST_CASE("borders: equal ids that do not touch are two rooms") {
  Grid<int> ids(1, 3);
  ids.cells = {4, 1, 4};
  CHECK(rooms_of(borders_of(ids)).cells == std::vector<int>{0, 1, 2});
}

TEST_CASE("borders: a line that ends inside a room dangles") {
  Borders borders(2, 2);
  borders.right(0, 0) = 1;
  const Grid<int> rooms = rooms_of(borders);
  CHECK(rooms.cells == std::vector<int>{0, 0, 0, 0});
  CHECK(inner_lines(borders, rooms) == std::vector<std::pair<int, int>>{{0, 1}});
  Borders drawn(2, 2);
  draw_line(drawn, 0, 1);
  CHECK(drawn == borders);
  draw_line(drawn, 1, 3);
  CHECK(drawn.below(0, 1) == 1);
  borders.right(1, 0) = 1;
  CHECK(inner_lines(borders, rooms_of(borders)).empty());
}

}  // namespace
}  // namespace p2c
