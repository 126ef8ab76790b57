// Hashi by hand: for each rule a board that keeps it, and one that breaks just this rule. An
// answer is written one line a bridge: row column, row column, count.
#include "instances/puzzles/hashi/hashi.hpp"

#include <doctest/doctest.h>

#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

const auto& of = verdict<Hashi>;

std::string answer_error(std::string_view board, std::string_view answer) {
  const auto puzzle = puzzle_of<Hashi>(board);
  return error_of([&] { answer_of(puzzle, answer); });
}

constexpr std::string_view kSteps = R"(
  2 3
  ? - ?
  - ? ?
)";

TEST_CASE("hashi: bridges run straight") {
  CHECK(of(kSteps, R"(
    1 1 1 3 1
    1 3 2 3 1
    2 2 2 3 1
  )") == "ok");
  CHECK(answer_error(kSteps, "1 1 2 2 1\n") ==
        "answer:1:7: expected two islands that see each other, got r1c1-r2c2");
}

TEST_CASE("hashi: bridges have nothing but water between their ends") {
  constexpr std::string_view kRow = "1 3\n ? ? ?\n";
  CHECK(of(kRow, "1 1 1 2 1\n1 2 1 3 1\n") == "ok");
  CHECK(answer_error(kRow, "1 1 1 3 1\n") ==
        "answer:1:7: expected two islands that see each other, got r1c1-r1c3");
}

TEST_CASE("hashi: bridges end at islands") {
  CHECK(answer_error("1 3\n ? - ?\n", "1 1 1 2 1\n") ==
        "answer:1:7: expected two islands that see each other, got r1c1-r1c2");
}

TEST_CASE("hashi: at most two bridges join a pair of islands") {
  constexpr std::string_view kPair = "1 3\n ? - ?\n";
  CHECK(of(kPair, "1 1 1 3 2\n") == "ok");
  CHECK(answer_error(kPair, "1 1 1 3 3\n") == "answer:1:9: expected a number from 1 to 2, got '3'");
  const std::vector<Slot> slots = puzzle_of<Hashi>(kPair).slots();
  REQUIRE(slots.size() == 1);
  CHECK(slots[0].lo == 0);
  CHECK(slots[0].hi == 2);
}

constexpr std::string_view kWindow = R"(
  3 3
  ? ? ?
  ? - ?
  ? ? ?
)";

// All bridges around the window.
const std::string kFrame = R"(
  1 1 1 2 1
  1 2 1 3 1
  1 1 2 1 1
  2 1 3 1 1
  3 1 3 2 1
  3 2 3 3 1
  1 3 2 3 1
  2 3 3 3 1
)";

TEST_CASE("hashi: bridges do not cross") {
  CHECK(of(kWindow, kFrame) == "ok");
  CHECK(of(kWindow, kFrame + "1 2 3 2 2\n") == "ok");
  CHECK(of(kWindow, kFrame + "2 1 2 3 2\n") == "ok");
  CHECK(of(kWindow, kFrame + "1 2 3 2 1\n2 1 2 3 1\n") ==
        "the bridges r1c2-r3c2 and r2c1-r2c3 cross");
}

TEST_CASE("hashi: long bridges cross at any cell of theirs") {
  constexpr std::string_view kLong = R"(
    4 5
    ? - - ? ?
    ? - - - ?
    - - - - -
    ? - - ? ?
  )";
  const std::string around = "1 1 1 4 1\n1 4 1 5 1\n1 1 2 1 1\n1 5 2 5 1\n2 5 4 5 1\n";
  const std::string below = "2 1 4 1 1\n4 1 4 4 1\n";
  CHECK(of(kLong, around + below + "1 4 4 4 1\n") == "ok");
  CHECK(of(kLong, around + below + "1 4 4 4 1\n2 1 2 5 1\n") ==
        "the bridges r1c4-r4c4 and r2c1-r2c5 cross");
}

TEST_CASE("hashi: the first span crosses, too") {
  constexpr std::string_view kCross = "3 3\n- ? -\n? - ?\n? ? ?\n";
  const std::string around = "2 1 3 1 1\n2 3 3 3 1\n3 1 3 2 1\n3 2 3 3 1\n";
  CHECK(of(kCross, "1 2 3 2 1\n" + around) == "ok");
  CHECK(of(kCross, "1 2 3 2 1\n2 1 2 3 1\n" + around) ==
        "the bridges r1c2-r3c2 and r2c1-r2c3 cross");
}

constexpr std::string_view kCorner = R"(
  2 3
  3 - 2
  1 - -
)";

TEST_CASE("hashi: an island has as many bridges as its clue says") {
  CHECK(of(kCorner, "1 1 1 3 2\n1 1 2 1 1\n") == "ok");
  CHECK(of(kCorner, "1 1 1 3 1\n1 1 2 1 1\n") ==
        "the island r1c1 has 2 bridges, but its clue is 3");
  CHECK(of(kCorner, "1 1 1 3 2\n1 1 2 1 2\n") ==
        "the island r1c1 has 4 bridges, but its clue is 3");
}

// The order of pzpr: a board half done has islands with too few bridges all over.
TEST_CASE("hashi: too many bridges, then a board in pieces, then too few are what is said") {
  CHECK(of(kCorner, "1 1 1 3 1\n1 1 2 1 2\n") ==
        "the island r2c1 has 2 bridges, but its clue is 1");
  CHECK(of(kCorner, "1 1 2 1 2\n") == "the island r2c1 has 2 bridges, but its clue is 1");
  CHECK(of(kCorner, "1 1 2 1 1\n") == "the islands r1c1 and r1c3 are not connected");
  CHECK(of(kCorner, "1 1 1 3 1\n1 1 2 1 1\n") ==
        "the island r1c1 has 2 bridges, but its clue is 3");
}

TEST_CASE("hashi: max-bridges is how many bridges may join a pair of islands") {
  for (int most = 1; most <= 4; ++most) {
    const std::string board = "1 3\n ? - ?\nmax-bridges " + std::to_string(most) + "\n";
    const std::vector<Slot> slots = puzzle_of<Hashi>(board).slots();
    REQUIRE(slots.size() == 1);
    CHECK(slots[0].hi == most);
    CHECK(of(board, "1 1 1 3 " + std::to_string(most) + "\n") == "ok");
    CHECK(answer_error(board, "1 1 1 3 " + std::to_string(most + 1) + "\n") ==
          "answer:1:9: expected a number from 1 to " + std::to_string(most) + ", got '" +
              std::to_string(most + 1) + "'");
  }
}

TEST_CASE("hashi: clues go to four times max-bridges, and to eight at least") {
  const auto error = [](const std::string& board) {
    return error_of([&] { puzzle_of<Hashi>(board); });
  };
  CHECK(puzzle_of<Hashi>("1 2\n 16 -\nmax-bridges 4\n").islands[0].clue == 16);
  CHECK(puzzle_of<Hashi>("1 2\n 8 -\nmax-bridges 1\n").islands[0].clue == 8);
  CHECK(error("1 2\n 13 -\nmax-bridges 3\n") ==
        "puzzle:2:2: expected '-', '?' or a number from 1 to 12, got '13'");
  CHECK(error("1 2\n - 9\nno-loops\n") ==
        "puzzle:2:4: expected '-', '?' or a number from 1 to 8, got '9'");
}

TEST_CASE("hashi: each rule after a board is there once, and is one") {
  const auto error = [](const std::string& rules) {
    return error_of([&] { puzzle_of<Hashi>("1 2\n? -\n" + rules); });
  };
  CHECK(error("no-loops\nmax-bridges 4\n") == "no error");
  CHECK(error("max-bridges 5\n") == "puzzle:3:13: expected a number from 1 to 4, got '5'");
  CHECK(error("max-bridges 0\n") == "puzzle:3:13: expected a number from 1 to 4, got '0'");
  CHECK(error("no-loops\nno-loops\n") == "puzzle:4:1: expected each rule once, got 'no-loops'");
  CHECK(error("max-bridges 3\nno-loops\nmax-bridges 3\n") ==
        "puzzle:5:1: expected each rule once, got 'max-bridges'");
  CHECK(error("no-loops 1\n") == "puzzle:3:10: expected the end of the line, got '1'");
}

constexpr std::string_view kRing = "2 2\n ? ?\n ? ?\n";

TEST_CASE("hashi: no-loops leaves one way between two islands") {
  const std::string strict = std::string(kRing) + "no-loops\n";
  const std::string way = "1 1 1 2 1\n1 1 2 1 1\n2 1 2 2 ";
  CHECK(of(kRing, way + "1\n1 2 2 2 1\n") == "ok");
  CHECK(of(strict, way + "1\n1 2 2 2 1\n") == "the bridge r2c1-r2c2 closes a loop");
  CHECK(of(strict, way + "2\n") == "ok");  // two bridges of one pair are no loop
  CHECK(of(strict, "1 1 1 2 1\n2 1 2 2 1\n") == "the islands r1c1 and r2c1 are not connected");
}

TEST_CASE("hashi: its own rules are printed where they are not the usual ones") {
  const auto printed = [](std::string_view rules) {
    const std::string board = "1 2\n? -\n";
    return puzzle_of<Hashi>(board + std::string(rules)).print().substr(board.size());
  };
  CHECK(printed("") == "");
  CHECK(printed("max-bridges 2\n") == "");
  CHECK(printed("no-loops\n\n# three\nmax-bridges 3\n") == "max-bridges 3\nno-loops\n");
}

TEST_CASE("hashi: an island '?' has any number of bridges") {
  constexpr std::string_view kFree = "1 5\n 1 - ? - ?\n";
  CHECK(of(kFree, "1 1 1 3 1\n1 3 1 5 1\n") == "ok");
  CHECK(of(kFree, "1 1 1 3 1\n1 3 1 5 2\n") == "ok");
  CHECK(of(kFree, "1 1 1 3 2\n1 3 1 5 2\n") == "the island r1c1 has 2 bridges, but its clue is 1");
}

TEST_CASE("hashi: all islands are connected") {
  constexpr std::string_view kSquare = R"(
    3 3
    2 - 2
    - - -
    2 - 2
  )";
  CHECK(of(kSquare, R"(
    1 1 1 3 1
    1 1 3 1 1
    1 3 3 3 1
    3 1 3 3 1
  )") == "ok");
  CHECK(of(kSquare, R"(
    1 1 1 3 2
    3 1 3 3 2
  )") == "the islands r1c1 and r3c1 are not connected");
}

TEST_CASE("hashi: an island '?' is connected too") {
  constexpr std::string_view kRow = "1 3\n 1 1 ?\n";
  CHECK(of(kRow, "1 1 1 2 1\n") == "the islands r1c1 and r1c3 are not connected");
  CHECK(of("1 3\n 1 ? ?\n", "1 1 1 2 1\n1 2 1 3 1\n") == "ok");
}

TEST_CASE("hashi: islands side by side may be joined") {
  CHECK(of("1 2\n 1 1\n", "1 1 1 2 1\n") == "ok");
  CHECK(of("2 1\n 2\n 2\n", "1 1 2 1 2\n") == "ok");
  CHECK(of("1 2\n 1 1\n", "1 1 1 2 2\n") == "the island r1c1 has 2 bridges, but its clue is 1");
}

TEST_CASE("hashi: an island alone needs no bridges, unless its clue asks for some") {
  CHECK(of("1 2\n ? -\n", "") == "ok");
  CHECK(of("1 2\n 1 -\n", "") == "the island r1c1 has 0 bridges, but its clue is 1");
  CHECK(puzzle_of<Hashi>("1 2\n 1 -\n").slots().empty());
}

TEST_CASE("hashi: a board without islands has the empty answer") {
  constexpr std::string_view kSea = "2 2\n - -\n - -\n";
  CHECK(of(kSea, "") == "ok");
  CHECK(puzzle_of<Hashi>(kSea).slots().empty());
}

TEST_CASE("hashi: slots are named by their ends, to the right before downwards") {
  std::string names;
  for (const Slot& slot : puzzle_of<Hashi>(kSteps).slots()) names += slot.name + " ";
  CHECK(names == "r1c1-r1c3 r1c3-r2c3 r2c2-r2c3 ");
}

}  // namespace
}  // namespace p2c
