// What cages and lines say about each other, a board for each way to conclude.
#include <doctest/doctest.h>

#include "instances/puzzles/kenken/kenken.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// The board with '.' for the cells that stay open, or "none" when there is no answer.
std::string pencilled(const std::string& text) {
  const KenKen puzzle = puzzle_of<KenKen>(text);
  const auto implied = puzzle.presolve(nullptr);
  if (!implied) return "none";
  std::string board(static_cast<std::size_t>(puzzle.n * puzzle.n), '.');
  for (const auto& [slot, value] : implied->values) {
    board[slot] = static_cast<char>('0' + value);
  }
  return board;
}

TEST_CASE("kenken presolving: a digit that a cell has is in no other cell of its lines") {
  CHECK(pencilled("2 2\n1 5+\n. .\na b\nb b\n") == "1221");
}

TEST_CASE("kenken presolving: digits that a cage needs in a line are nowhere else in it") {
  CHECK(pencilled("3 3\n3+ . 15+\n. . .\n. . .\na a b\nb b b\nb b b\n") == "..3......");
}

TEST_CASE("kenken presolving: what the pencil strikes out of open cells is said") {
  const auto implied =
      puzzle_of<KenKen>("3 3\n3+ . 15+\n. . .\n. . .\na a b\nb b b\nb b b\n").presolve(nullptr);
  REQUIRE(implied);
  CHECK(implied->out == std::vector<SlotValue>{{0, 3}, {1, 3}, {5, 3}, {8, 3}});
  CHECK(implied->any.empty());
}

TEST_CASE("kenken presolving: a digit with one place left in a line is there") {
  // 6 is 1 x 2 x 3 in the column, so the 4 of the first column is in the last row.
  CHECK(
      pencilled("4 4\n6* 34+ . .\n. . . .\n. . . .\n. . . .\na b b b\na b b b\na b b b\nb b b b\n")
          .substr(12, 1) == "4");
}

TEST_CASE("kenken presolving sees that there is no answer") {
  CHECK(pencilled("2 2\n1 1\n3+ .\na b\nc c\n") == "none");   // a line without a 2
  CHECK(pencilled("2 2\n9+ .\n3+ .\na a\nc c\n") == "none");  // a cage without tuples
}

}  // namespace
}  // namespace p2c
