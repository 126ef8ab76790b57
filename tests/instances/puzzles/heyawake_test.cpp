// Heyawake by hand: for the rules of neighbours, connection and clues a board that keeps it, and
// one that breaks just this rule. Runs are in heyawake_runs_test.cpp.
#include "instances/puzzles/heyawake/heyawake.hpp"

#include <doctest/doctest.h>

#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

const auto& of = verdict<Heyawake>;

constexpr std::string_view kOneRoom = R"(
  3 3
  - - -
  - - -
  - - -
  a a a
  a a a
  a a a
)";

TEST_CASE("heyawake: shaded cells share no edge") {
  CHECK(of(kOneRoom, R"(
    x - -
    - x -
    - - -
  )") == "ok");
  CHECK(of(kOneRoom, R"(
    - - -
    - x x
    - - -
  )") == "r2c2 and r2c3 are shaded and share an edge");
  CHECK(of(kOneRoom, R"(
    - - -
    - x -
    - x -
  )") == "r2c2 and r3c2 are shaded and share an edge");
}

TEST_CASE("heyawake: the end of a row does not touch the start of the next") {
  CHECK(of(kOneRoom, R"(
    - - x
    x - -
    - - -
  )") == "ok");
}

TEST_CASE("heyawake: unshaded cells are connected") {
  CHECK(of(kOneRoom, R"(
    x - x
    - - -
    x - x
  )") == "ok");
  CHECK(of(kOneRoom, R"(
    - x -
    x - -
    - - -
  )") == "the unshaded cells r1c1 and r1c3 are not connected");
  CHECK(of(kOneRoom, R"(
    - - x
    - x -
    x - -
  )") == "the unshaded cells r1c1 and r2c3 are not connected");
}

TEST_CASE("heyawake: a board without unshaded cells is connected") {
  CHECK(of("1 1\n 1\n a\n", "x\n") == "ok");
}

constexpr std::string_view kTwoRooms = R"(
  3 4
  - 2 - -
  - - - 0
  - - - -
  a a b b
  a a b b
  a a b b
)";

TEST_CASE("heyawake: a room has as many shaded cells as its clue says") {
  CHECK(of(kTwoRooms, R"(
    - x - -
    - - - -
    x - - -
  )") == "ok");
  CHECK(of(kTwoRooms, R"(
    - x - -
    - - - -
    - - - -
  )") == "the room of r1c1 has 1 shaded cell, but its clue is 2");
}

TEST_CASE("heyawake: too many shaded cells break a clue too") {
  CHECK(of(R"(
    2 3
    1 - -
    - - -
    a a a
    a a a
  )",
           R"(
    x - x
    - - -
  )") == "the room of r1c1 has 2 shaded cells, but its clue is 1");
}

TEST_CASE("heyawake: the clue 0 forbids shaded cells") {
  CHECK(of(kTwoRooms, R"(
    - x - -
    - - - x
    x - - -
  )") == "the room of r1c3 has 1 shaded cell, but its clue is 0");
}

TEST_CASE("heyawake: a clue above the room's size is read, and no answer keeps it") {
  CHECK(of("1 1\n 7\n a\n", "x\n") == "the room of r1c1 has 1 shaded cell, but its clue is 7");
  CHECK(of("1 1\n 7\n a\n", "-\n") == "the room of r1c1 has 0 shaded cells, but its clue is 7");
}

TEST_CASE("heyawake: the clue of a room may stand in any of its cells") {
  const Heyawake puzzle = puzzle_of<Heyawake>(kTwoRooms);
  CHECK(puzzle.clue == std::vector<int>{2, 0});
  CHECK(puzzle.room.cells == std::vector<int>{0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1});
}

TEST_CASE("heyawake: a room has one clue") {
  CHECK(error_of([] { puzzle_of<Heyawake>("1 3\n1 - 1\na b a\n"); }) ==
        "puzzle:2:5: expected one clue in a room, got a second one in the room of r1c3");
}

}  // namespace
}  // namespace p2c
