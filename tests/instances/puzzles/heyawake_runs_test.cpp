// Heyawake by hand: the rule of runs, and what counts as a room.
#include <doctest/doctest.h>

#include "instances/puzzles/heyawake/heyawake.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::heyawake_runs_test {
namespace {

const auto& of = verdict<Heyawake>;

constexpr std::string_view kStripes = R"(
  2 4
  - - - -
  - - - -
  a b b c
  a b b c
)";

TEST_CASE("heyawake: no unshaded run along a row passes through three rooms") {
  CHECK(of(kStripes, R"(
    - x - -
    - - - x
  )") == "ok");
  CHECK(of(kStripes, R"(
    - x - -
    - - - -
  )") == "the unshaded run from r2c1 to r2c4 passes through three rooms");
}

// The room is one, by way of its lower row.
const std::string kDrawn = R"(
  2 4
  - - - -
  - - - -
  a a a a
  a a a a
  line 1 1 1 2
  line 1 3 1 4
)";

TEST_CASE("heyawake: a run crosses one line inside a room, not two") {
  CHECK(of(kDrawn, "- x - -\n- - - -\n") == "ok");
  CHECK(of(kDrawn, "x - - -\n- - - -\n") == "ok");
  CHECK(of(kDrawn, "- - - -\n- - - -\n") == "the unshaded run from r1c1 to r1c4 crosses two lines");
}

TEST_CASE("heyawake: a line is between two cells of one room") {
  const std::string board = "2 2\n- -\n- -\na a\nb a\n";
  const auto error = [&](const std::string& line) {
    return error_of([&] { puzzle_of<Heyawake>(board + line); });
  };
  CHECK(puzzle_of<Heyawake>(board + "line 1 2 2 2\nline 1 1 1 2\nline 1 1 1 2\n").print() ==
        "2 2\n- -\n- -\n1 1\n2 1\nline 1 1 1 2\nline 1 2 2 2\n");
  for (const char* pair : {"1 1 2 1", "1 2 1 1", "1 1 2 2", "1 1 1 1", "1 2 2 1"}) {
    CAPTURE(pair);
    CHECK(error("line " + std::string(pair) + "\n")
              .starts_with("puzzle:6:12: expected two cells of one room side by side, the smaller "
                           "first, got r1c"));
  }
  // One room, and a line from the end of a row to the beginning of the next one.
  CHECK(error_of([] { puzzle_of<Heyawake>("2 2\n- -\n- -\na a\na a\nline 1 2 2 1\n"); }) ==
        "puzzle:6:12: expected two cells of one room side by side, the smaller first, got "
        "r1c2-r2c1");
  CHECK(error("line 1 1 1 3\n") == "puzzle:6:12: expected a number from 1 to 2, got '3'");
  CHECK(error("line 1 1 1\n").starts_with("puzzle:6:11: expected a number from 1 to 2, got the"));
}

constexpr std::string_view kLayers = R"(
  4 2
  - -
  - -
  - -
  - -
  a a
  b b
  c c
  c c
)";

TEST_CASE("heyawake: no unshaded run along a column passes through three rooms") {
  CHECK(of(kLayers, R"(
    x -
    - -
    - x
    - -
  )") == "ok");
  CHECK(of(kLayers, R"(
    x -
    - -
    - -
    - x
  )") == "the unshaded run from r1c2 to r3c2 passes through three rooms");
}

TEST_CASE("heyawake: a run through two rooms may be long, and a shaded cell starts a new one") {
  CHECK(of("1 5\n - - - - -\n a a a b b\n", "- - - - -\n") == "ok");
  CHECK(of(R"(
    2 5
    - - - - -
    - - - - -
    a b b b c
    b b b b b
  )",
           R"(
    - - x - -
    - - - - -
  )") == "ok");
}

// A run is counted by its changes of room.
TEST_CASE("heyawake: A|B|A is three rooms") {
  constexpr std::string_view kArch = R"(
    2 3
    - - -
    - - -
    a b a
    a a a
  )";
  CHECK(of(kArch, R"(
    x - -
    - - -
  )") == "ok");
  CHECK(of(kArch, R"(
    - - -
    - - -
  )") == "the unshaded run from r1c1 to r1c3 passes through three rooms");
}

TEST_CASE("heyawake: equal ids in two places are one room") {
  constexpr std::string_view kApart = R"(
    1 3
    2 - -
    a b a
  )";
  CHECK(of(kApart, "x - x\n") == "ok");
  CHECK(of(kApart, "x - -\n") == "the room of r1c1 has 1 shaded cell, but its clue is 2");
  CHECK(puzzle_of<Heyawake>(kApart).clue.size() == 2);
}

TEST_CASE("heyawake: a room may have any shape") {
  constexpr std::string_view kElbow = R"(
    3 3
    2 - -
    - - -
    - - -
    a b b
    a b b
    a a b
  )";
  CHECK(of(kElbow, R"(
    x - -
    - - -
    x - -
  )") == "ok");
  CHECK(of(kElbow, R"(
    x - -
    - - -
    - - x
  )") == "the room of r1c1 has 1 shaded cell, but its clue is 2");
}

}  // namespace
}  // namespace p2c::heyawake_runs_test
