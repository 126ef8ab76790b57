// KenKen cages as text: which make a puzzle, and what is wrong with the others.
#include <doctest/doctest.h>

#include "instances/puzzles/kenken/kenken.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

std::string error(std::string_view text) {
  return error_of([&] { puzzle_of<KenKen>(text); });
}

TEST_CASE("kenken: the cells of a cage are side by side") {
  CHECK(error("2 2\n6+ .\n. .\na a\na a\n") == "no error");
  CHECK(error("2 2\n3+ .\n3+ .\na a\nb b\n") == "no error");
  CHECK(error("2 2\n4+ 1\n1 .\na b\nc a\n") ==
        "puzzle:4:1: expected the cells of a cage side by side, got a cage in two places");
}

TEST_CASE("kenken: the end of a row is not beside the start of the next") {
  CHECK(error("3 3\n3 3+ .\n. 5+ .\n6+ . .\na b c\nc d d\ne e e\n") ==
        "puzzle:5:5: expected the cells of a cage side by side, got a cage in two places");
}

TEST_CASE("kenken: a cage has one clue, in any of its cells") {
  CHECK(error("2 2\n. 3+\n3+ .\na a\nb b\n") == "no error");
  CHECK(error("2 2\n3+ 3+\n3+ .\na a\nb b\n") ==
        "puzzle:2:4: expected one clue in a cage, got a second one");
  CHECK(error("2 2\n3+ .\n. .\na a\nb b\n") ==
        "puzzle:5:1: expected a clue in each cage, got none here");
}

TEST_CASE("kenken: one cell has no difference and no quotient") {
  for (const std::string sign : {"-", "/"}) {
    CHECK(error("1 1\n1" + sign + "\na\n") ==
          "puzzle:2:1: expected two or more cells for - and /, got a single cell");
  }
}

TEST_CASE("kenken: a remainder and a power are of two cells") {
  for (const std::string sign : {"%", "^", "mod"}) {
    CHECK(error("2 2\n1" + sign + " .\n3+ .\na a\nb b\n") == "no error");
    CHECK(error("1 1\n1" + sign + "\na\n") == "puzzle:2:1: expected two cells for % and ^, got 1");
    CHECK(error("2 2\n. 1" + sign + "\n3 .\na a\nb a\n") ==
          "puzzle:2:3: expected two cells for % and ^, got 3");
  }
}

TEST_CASE("kenken: what cannot carry a remainder or a power says so") {
  for (const std::string clue : {"0%", "8^"}) {
    const std::string board =
        "kenken\n3 3\n" + clue + " . 6+\n5+ . .\n3+ . .\na a b\nc c b\nd d b\n";
    CHECK(converted(board, "text").find("\n" + clue + " . 6+\n") != std::string::npos);
    CHECK(converted(converted(board, "json"), "text") == converted(board, "text"));
    CHECK(converted(board, "sgt-keen") == "the format sgt-keen cannot carry the clue " + clue);
  }
}

TEST_CASE("kenken: a target fits in 64 bits") {
  const auto of_target = [](const std::string& target) {
    return error("2 2\n3+ .\n" + target + " .\na a\nb b\n");
  };
  CHECK(of_target("9223372036854775807*") == "no error");
  for (const std::string large : {"9223372036854775808*", "92233720368547758070"}) {
    CHECK(of_target(large) == "puzzle:3:1: expected a target below 2^63, got '" + large + "'");
  }
}

TEST_CASE("kenken: the board is square, of 1 to 32 rows") {
  CHECK(error("2 3\n") == "puzzle:1:3: expected 2 columns, as many as rows, got '3'");
  CHECK(error("33 33\n") == "puzzle:1:1: expected a number from 1 to 32, got '33'");
}

}  // namespace
}  // namespace p2c
