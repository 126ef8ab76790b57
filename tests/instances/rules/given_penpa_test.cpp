// Rules as text: how links of penpa-edit have what is given, and answers.
#include <doctest/doctest.h>

#include "instances/rules/reader/rule_reader.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::given_penpa_test {
namespace {

// Of a text with these options of words, or of the answer.
std::string error_of(const std::string& options, const std::string& answer = "star on cells") {
  try {
    read_rules("rules 1\npuzzle toy \"a toy\"\ngiven its: one of x o on cells, its, \"a word\", " +
                   options + "\nanswer mark: " + answer + "\nrule a \"b\": apart mark\n",
               "f");
  } catch (const InputError& error) {
    return std::to_string(error.place().line) + ":" + std::to_string(error.place().col) + ": " +
           error.message();
  }
  return "no error";
}

TEST_CASE("rules: signs of penpa-edit are those of words, and one of '?'") {
  const std::string words = "one of x o on cells, its, \"a word\", penpa ";
  using Signs = std::vector<std::string>;
  const auto given = [](const std::string& text) {
    const RuleText read = read_rules("rules 1\npuzzle toy \"a toy\"\ngiven its: " + text +
                                         "\nanswer mark: star on cells, penpa \"tents 2\"\n"
                                         "rule a \"b\": apart mark\n",
                                     "f");
    CHECK(read.made_of.penpa_answers.at(0) == Signs{"tents 2"});
    return read.made_of.penpa.at(0);
  };
  CHECK(given(words + "\"sun_moon 1 2\"") == Signs{"sun_moon 1", "sun_moon 2"});
  CHECK(given(words + "\"number 1 surface 4 3\", drawn circle disc") ==
        Signs{"number 1", "surface 4", "surface 3"});
  CHECK(given("number 1..26 on cells, its, \"a number\", penpa letters") == Signs{"letters"});
  CHECK(given("number 1..26 on margins, its, \"a number\", penpa letters") == Signs{"letters"});
  CHECK(given("number 1..26 on board, its, \"a number\", penpa largest") == Signs{"largest"});
}

TEST_CASE("rules: what is no sign of penpa-edit is an error with its place") {
  const std::string expected =
      "3:54: expected 2 or 3 signs of penpa-edit, as \"tents 1\" or \"sun_moon 1 2\", got ";
  CHECK(error_of("penpa \"tents 1\"") == expected + "'tents 1'");
  CHECK(error_of("penpa \"1 tents\"") == expected + "'1 tents'");
  CHECK(error_of("penpa \"tents 1 2 3 4\"") == expected + "'tents 1 2 3 4'");
  CHECK(error_of("penpa \"tents tents 1\"") == expected + "'tents tents 1'");
  CHECK(error_of("penpa \"tents 1 2 tents\"") == expected + "'tents 1 2 tents'");
  CHECK(error_of("penpa letters").starts_with("3:54: expected signs of penpa-edit"));
  CHECK(error_of("drawn circle disc", "star on cells, penpa \"tents 1 2\"") ==
        "4:35: expected a sign of penpa-edit, as \"tents 1\" or \"sun_moon 1 2\", got 'tents 1 2'");
  CHECK(error_of("drawn circle disc", "number 0..1 on cells, penpa numbers") ==
        "4:42: expected 'letters', got 'numbers'");
}

}  // namespace
}  // namespace p2c::given_penpa_test
