// Nonogram by hand: for each rule a board that keeps it, and one that breaks just this rule. The
// same cells stand under two clues: a change of cells would break the crossing lines as well.
#include "instances/puzzles/nonogram/nonogram.hpp"

#include <doctest/doctest.h>

#include "tests/instances/by_hand.hpp"

namespace p2c::nonogram_test {
namespace {

const auto& of = verdict<Nonogram>;

// A board of one row, with the column clues that fit the cells.
std::string of_row(const std::string& clue, const std::string& cells) {
  std::string columns;
  for (const char cell : cells) columns += cell == 'x' ? "1\n" : cell == '-' ? "0\n" : "";
  return of("1 " + std::to_string((cells.size() + 1) / 2) + "\n" + columns + clue + "\n", cells);
}

// The same on its side.
std::string of_column(const std::string& clue, const std::string& cells) {
  std::string rows;
  std::string lines;
  for (const char cell : cells) {
    if (cell == ' ') continue;
    rows += cell == 'x' ? "1\n" : "0\n";
    lines += std::string(1, cell) + "\n";
  }
  return of(std::to_string((cells.size() + 1) / 2) + " 1\n" + clue + "\n" + rows, lines);
}

TEST_CASE("nonogram: a whole board, column clues first") {
  CHECK(of(R"(
    3 4
    3
    2
    1
    0
    2
    2
    1 1
  )",
           R"(
    x x - -
    x x - -
    x - x -
  )") == "ok");
}

TEST_CASE("nonogram: blocks have the lengths of the clue") {
  CHECK(of_row("3", "x x x -") == "ok");
  CHECK(of_row("2", "x x x -") == "row 1 has the blocks 3, but its clue is 2");
  CHECK(of_row("4", "x x x -") == "row 1 has the blocks 3, but its clue is 4");
  CHECK(of_column("3", "x x x -") == "ok");
  CHECK(of_column("2", "x x x -") == "column 1 has the blocks 3, but its clue is 2");
}

TEST_CASE("nonogram: blocks stand in the order of the clue") {
  CHECK(of_row("2 1", "x x - x") == "ok");
  CHECK(of_row("1 2", "x x - x") == "row 1 has the blocks 2 1, but its clue is 1 2");
  CHECK(of_column("2 1", "x x - x") == "ok");
  CHECK(of_column("1 2", "x x - x") == "column 1 has the blocks 2 1, but its clue is 1 2");
}

TEST_CASE("nonogram: blocks have a gap between them") {
  CHECK(of_row("1 1", "x - x") == "ok");
  CHECK(of_row("1 1", "x - - x") == "ok");
  CHECK(of_row("1 1", "x x -") == "row 1 has the blocks 2, but its clue is 1 1");
  CHECK(of_row("2", "x - x") == "row 1 has the blocks 1 1, but its clue is 2");
  CHECK(of_column("1 1", "x x -") == "column 1 has the blocks 2, but its clue is 1 1");
}

TEST_CASE("nonogram: there are as many blocks as the clue says") {
  CHECK(of_row("1 1 1", "x - x - x") == "ok");
  CHECK(of_row("1 1", "x - x - x") == "row 1 has the blocks 1 1 1, but its clue is 1 1");
  CHECK(of_row("1 1 1", "x - x - -") == "row 1 has the blocks 1 1, but its clue is 1 1 1");
}

TEST_CASE("nonogram: a block '?' has any length") {
  CHECK(of_row("? 1", "x x - x") == "ok");
  CHECK(of_row("?", "x x x x") == "ok");
  CHECK(of_row("? ?", "x x x -") == "row 1 has the blocks 3, but its clue is ? ?");
  CHECK(of_row("?", "- - -") == "row 1 has the blocks 0, but its clue is ?");
  CHECK(of_row("1 ?", "x x - x") == "row 1 has the blocks 2 1, but its clue is 1 ?");
  CHECK(of_column("? 2", "x - x x") == "ok");
}

TEST_CASE("nonogram: a line with the clue 0 is empty") {
  CHECK(of_row("0", "- - -") == "ok");
  CHECK(of_row("0", "- x -") == "row 1 has the blocks 1, but its clue is 0");
  CHECK(of_row("1", "- - -") == "row 1 has the blocks 0, but its clue is 1");
  CHECK(of_column("0", "- - -") == "ok");
  CHECK(of_column("0", "- x -") == "column 1 has the blocks 1, but its clue is 0");
}

TEST_CASE("nonogram: a clue longer than its line is read, and no answer keeps it") {
  CHECK(of_row("9 9", "x x") == "row 1 has the blocks 2, but its clue is 9 9");
}

TEST_CASE("nonogram: a line does not go on in the next one") {
  CHECK(of(R"(
    2 2
    1
    1
    1
    1
  )",
           R"(
    - x
    x -
  )") == "ok");
}

TEST_CASE("nonogram: the puzzle of a picture") {
  Grid<int> picture(2, 3);
  picture.cells = {1, 0, 1,  //
                   0, 0, 1};
  const Nonogram puzzle = Nonogram::of_picture(picture);
  CHECK(puzzle == puzzle_of<Nonogram>(R"(
    2 3
    1
    0
    2
    1 1
    1
  )"));
  CHECK(puzzle.check(picture.cells).value_or("ok") == "ok");
}

}  // namespace
}  // namespace p2c::nonogram_test
