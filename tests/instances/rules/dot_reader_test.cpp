// Rules as text: dots on places and areas that are symmetric around them, and what is wrong there.
#include <doctest/doctest.h>

#include "instances/rules/reader/rule_reader.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::dot_reader_test {
namespace {

std::string error(const std::string& given, const std::string& says) {
  try {
    read_rules(
        "rules 1\npuzzle toy \"a toy\"\ngiven clue: number 1.. on cells, clues, \"a number\"\n" +
            given + "\nanswer border: border on links\nrule a \"b\": " + says + "\n",
        "f");
  } catch (const InputError& error) {
    return std::to_string(error.place().line) + ":" + std::to_string(error.place().col) + ": " +
           error.message();
  }
  return "no error";
}
const std::string kDots = "given dot: one of w b on places, dots, \"a dot\"";

TEST_CASE("rules: dots on places, of one word or two, and what is outside") {
  const std::string rule = "symmetric border around dot";
  CHECK(error(kDots, rule) == "no error");
  CHECK(error(kDots + ", outside x", rule) == "no error");
  CHECK(error("given dot: one of w on places, dots, \"a dot\"", rule) == "no error");
  CHECK(error(kDots + ", outside b", rule) == "4:57: expected another word, got 'b' again");
  CHECK(error(kDots + ", inside x", rule) == "4:49: expected 'outside', got 'inside'");
  CHECK(error("given dot: one of w b c on places, dots, \"a dot\"", rule) ==
        "4:34: expected one or two words, of white and black dots, before, got ','");
}

TEST_CASE("rules: areas are symmetric around dots, once") {
  CHECK(error(kDots, "symmetric border around clue") ==
        "6:37: expected what is given on places, got 'clue'");
  CHECK(error(kDots, "symmetric not border around dot") == "6:23: expected 'border', got 'not'");
  CHECK(error(kDots, "symmetric border in dot") == "6:30: expected 'around', got 'in'");
  CHECK(error(kDots, "symmetric border around dot\nrule c \"d\": symmetric border around dot") ==
        "7:23: expected one such rule of a text, got 'border'");
  CHECK(error(kDots, "each c in cells: symmetric border around dot").find("'symmetric'") !=
        std::string::npos);
}

}  // namespace
}  // namespace p2c::dot_reader_test
