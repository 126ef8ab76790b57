// Rules as text: corners of cells and slashes, and what is wrong about them.
#include <doctest/doctest.h>

#include "instances/rules/reader/rule_reader.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// Columns are those of what the rule says, from 1 on.
std::string error(const std::string& says) {
  constexpr int kBefore = 12;  // rule a "b": ...
  try {
    read_rules(
        "rules 1\npuzzle toy \"a toy\"\n"
        "given clue: number 0..4 on corners, corners, \"a number\"\n"
        "answer slash: slash on cells\n"
        "answer digit: number 1..rows on cells\n"
        "rule a \"b\": " +
            says + "\n",
        "f");
  } catch (const InputError& error) {
    return std::to_string(error.place().col - kBefore) + ": " + error.message();
  }
  return "no error";
}

TEST_CASE("rules: slashes are counted at corners, and stand in cycles alone") {
  CHECK(error("each k in corners with number clue: slash at k = clue of k") == "no error");
  CHECK(error("each k in corners where (k has clue): slash at k <= 2") == "no error");
  CHECK(error("each k in corners: all c in k: digit of c > 1") == "no error");
  CHECK(error("no cycle slash") == "no error");
  CHECK(error("each k in corners: slash at k = clue of k") ==
        "41: expected 'with number clue' where 'k' is introduced, got it alone");
  CHECK(error("each c in cells: slash at c = 1") == "27: expected a corner, got 'c'");
  CHECK(error("each r in rows: slash at r = 1") ==
        "26: expected a variable from 'corners', got 'r'");
  CHECK(error("each k in corners: slash in k = 1") == "26: expected 'at', got 'in'");
  CHECK(error("each c in cells: c is slash") == "23: expected an answer, got 'slash'");
  CHECK(error("no cycle digit") == "10: expected 'slash', got 'digit'");
  CHECK(error("no loop slash") == "4: expected 'cycle', got 'loop'");
  CHECK(error("each k in corners: no cycle slash") == "20: expected a count, got 'no'");
  CHECK(error("no cycle slash\nrule c \"d\": no cycle slash") ==
        "4: expected one such rule of a text, got 'cycle'");
}

}  // namespace
}  // namespace p2c
