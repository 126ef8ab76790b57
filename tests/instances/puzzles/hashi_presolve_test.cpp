// What clues, crossings and closed pairs say about each other, a board for each way to conclude.
#include <doctest/doctest.h>

#include "instances/puzzles/hashi/hashi.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// Name and value of the slots that are fixed; "none" when there is no answer.
std::string fixed(const std::string& text) {
  const Hashi puzzle = puzzle_of<Hashi>(text);
  const auto implied = puzzle.presolve(nullptr);
  if (!implied) return "none";
  std::string result;
  for (const auto& [slot, value] : implied->values) {
    result += puzzle.slots()[slot].name + "=" + std::to_string(value) + " ";
  }
  return result;
}

TEST_CASE("hashi presolving: what the other spans cannot carry is left to one") {
  CHECK(fixed("1 5\n1 - 3 - 2\n") == "r1c1-r1c3=1 r1c3-r1c5=2 ");
  CHECK(fixed("1 5\n? - ? - ?\n") == "");
}

TEST_CASE("hashi presolving: a bridge leaves no room for those it crosses") {
  CHECK(fixed("3 3\n- ? -\n? - ?\n- ? -\n") == "");
  CHECK(fixed("3 4\n- ? - -\n1 - ? 2\n- ? - -\n") == "r1c2-r3c2=0 r2c1-r2c3=1 r2c3-r2c4=2 ");
}

TEST_CASE("hashi presolving: two islands do not shut themselves off from others") {
  CHECK(fixed("1 3\n1 - 1\n") == "r1c1-r1c3=1 ");
  CHECK(fixed("2 3\n1 - 1\n? - ?\n").find("r1c1-r1c3=0 ") == 0);
}

TEST_CASE("hashi presolving: numbers of bridges that a span cannot have are out") {
  const Hashi puzzle = puzzle_of<Hashi>("3 3\n3 - ?\n- - -\n? - ?\n");
  const auto implied = puzzle.presolve(nullptr);
  REQUIRE(implied);
  CHECK(implied->values.empty());
  CHECK(implied->out == std::vector<SlotValue>{{0, 0}, {1, 0}});  // at least one each
  // The last island has a bridge; the others are known to.
  CHECK(implied->any == std::vector<std::vector<SlotValue>>{{{2, 1}, {2, 2}, {3, 1}, {3, 2}}});
}

TEST_CASE("hashi presolving sees that there is no answer") {
  CHECK(fixed("1 3\n3 - 3\n") == "none");
  CHECK(fixed("1 5\n1 - 1 - 1\n") == "none");
}

}  // namespace
}  // namespace p2c
