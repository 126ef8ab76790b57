// Rules as text: numbers of the board, arrows, words in cells, ranges, products and pairs, as they
// are read, and what is wrong in them.
#include <doctest/doctest.h>

#include "instances/rules/expansion.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::number_reader_test {
namespace {

const std::string kText =
    "rules 1\npuzzle toy \"a toy\"\n"
    "given stars: number 1..9 on board, count, \"a number of stars\"\n"
    "given arrow: number 0..4 with way on cells, arrows, \"a number\"\n"
    "given pearl: one of white black on cells, pearls, \"a pearl\", drawn circle disc\n"
    "given clue: number 0..4 on cells, numbers, \"a number\"\n"
    "given cage with total: regions on all cells, \"a sum\"\n"
    "answer star: star on cells\n"
    "answer digit: number 0..stars on cells\n";

// Columns are those of what the rule says, from 1 on.
std::string error(const std::string& says) {
  const std::string begins = "rule a \"b\": ";
  try {
    read_rules(kText + begins + says + "\n", "f");
  } catch (const InputError& error) {
    return std::to_string(error.place().col - static_cast<int>(begins.size())) + ": " +
           error.message();
  }
  return "no error";
}
std::string error_of_given(const std::string& given) {
  return error_of([&] { read_rules("rules 1\npuzzle toy \"a toy\"\n" + given + "\n", "f"); });
}

TEST_CASE("rules: what the new givens are") {
  const RuleText text = read_rules(kText + "rule a \"b\": paired star with pearl\n", "f");
  const auto& stars = std::get<BoardNumber>(text.made_of.parts[0]);
  CHECK(stars.word == "stars");
  CHECK(stars.member == "count");
  CHECK(stars.most == 9);
  CHECK(std::get<ArrowClues>(text.made_of.parts[1]).most == 4);
  const auto& pearls = std::get<CellClues>(text.made_of.parts[2]);
  CHECK(pearls.words == std::vector<std::string>{"white", "black"});
  CHECK(pearls.marks == std::vector<Mark>{Mark::kCircle, Mark::kDisc});
  CHECK(pearls.most == 2);
  CHECK(text.givens[1].is == Given::Is::kArrow);
}

TEST_CASE("rules: givens that are wrong have a place") {
  CHECK(error_of_given("given a: number 1..2 with ways on cells, b, \"c\"") ==
        "f:3:27: expected 'way', got 'ways'");
  CHECK(error_of_given("given a: one of on cells, b, \"c\"") ==
        "f:3:17: expected a word, got 'on'");
  CHECK(error_of_given("given a: one of b b on cells, b, \"c\"") ==
        "f:3:19: expected another word, got 'b' again");
  CHECK(
      error_of_given("given a: one of b c on cells, b, \"c\", drawn disc") ==
      "f:4:1: expected a mark for each word: circle, disc, cross, triangle, star, up, right, down, "
      "left, wall, got the end of "
      "the file");
  CHECK(error_of_given("given a: number 1..2 on cells, b, \"c\", drawn disc") ==
        "f:3:46: expected 'circle', got 'disc'");
  CHECK(error_of_given("given a: number 1.. on board, b, \"c\"\nanswer d: number 1..a on cells") ==
        "f:4:21: expected a number of the board that is at most 1000, got 'a'");
}

TEST_CASE("rules: ranges of numbers, rays and words") {
  CHECK(error("each n in 1..stars, l in lines: count c in l where (digit of c = n) = 1") ==
        "no error");
  CHECK(
      error("each l in main diagonals, n in 0..size of l: sum digit in l != n + rows - columns") ==
      "no error");
  CHECK(error("each n in rows..5: digit of n = 1") == "29: expected a cell, got 'n'");
  CHECK(error("each n in 1..sum digit in cells: stars = n") ==
        "14: expected a number that is given, 'rows' or 'columns', got 'sum'");
  CHECK(error("each n in 1..5: n is star") ==
        "19: expected '=', '!=', '<', '<=', '>' or '>=', got "
        "'is'");
  CHECK(error("each n in 1..5 with clue: stars = n") ==
        "21: expected the name of what is given there, got 'clue'");
  CHECK(error("each c in cells with number arrow: star in ray of c = arrow of c") == "no error");
  CHECK(error("each c in cells with arrow: star in ray of c = 1") ==
        "44: expected 'with number' and the name of arrows where 'c' is introduced, got it alone");
  CHECK(error("each c in cells with number clue: star in ray of c = 1") ==
        "50: expected 'with number' and the name of arrows where 'c' is introduced, got it alone");
  CHECK(error("each c in cells with pearl white: c is star") == "no error");
  CHECK(error("each c in cells with pearl wite: c is star") == "28: expected ':', got 'wite'");
  CHECK(error("each r in cage where (r has number total): star in r = 1") == "no error");
  CHECK(error("each r in cage where (r has clue): star in r = 1") ==
        "29: expected the name of what is given there, got 'clue'");
}

TEST_CASE("rules: products stand alone on the left of what is given") {
  CHECK(error("each r in cage with number total: product digit in r < total of r + 1") ==
        "no error");
  CHECK(error("each l in lines: product digit in l + 1 = 3")
            .find("expected a product, a difference or a quotient compared with what is given") !=
        std::string::npos);
  CHECK(error("each l in lines: 3 = difference digit in l").find("compared with what is given") !=
        std::string::npos);
  CHECK(error("each l in lines: product digit in l = sum digit in l")
            .find("compared with what is given") != std::string::npos);
  CHECK(error("each l in lines: quotient digit in l <= 3").find("'=' or '!=' after a quotient") !=
        std::string::npos);
  CHECK(error("paired star with clue") == "no error");
  CHECK(error("paired digit with clue") == "8: expected 'star', got 'digit'");
  CHECK(error("paired star with cage").starts_with("18: expected what is given in cells"));
  CHECK(error("each c in cells: paired star with clue").starts_with("18: expected a count"));
}

TEST_CASE("rules: areas are those of numbers, once") {
  CHECK(error("areas of digit") == "no error");
  CHECK(error("areas digit") == "7: expected 'of', got 'digit'");
  CHECK(error("areas of star").starts_with("10: expected 'digit', got 'star'"));
  CHECK(error("each c in cells: areas of digit").starts_with("18: expected a count"));
  CHECK(error("areas of digit\nrule c \"d\": areas of digit").find("one such rule of a text") !=
        std::string::npos);
  const std::string given = "given clue: number 1..9 on cells, clues, \"a number\"\n";
  CHECK(error_of_given(given + "answer digit: number 1..area of clu on cells")
            .find("expected clues in cells, got 'clu'") != std::string::npos);
}

TEST_CASE("rules: what is connected, sizes of regions and distances") {
  CHECK(error("each k in cage: connected star in k") == "no error");
  CHECK(error("connected not star or the edge") == "no error");
  CHECK(error("each k in cage: connected star") == "-11: expected 'in', got the end of the file");
  CHECK(error("each k in cage: connected star or the edge") == "32: expected 'in', got 'or'");
  CHECK(error("connected star in rows") == "19: expected a set of cells, got 'rows'");
  CHECK(error("each a in cells, b in cells where (distance of a b < 3): not (a is star and b is "
              "star)") == "no error");
  CHECK(error("each c in cells: length of star from c = 1").find("got 'star'") !=
        std::string::npos);
  CHECK(error("each l in lines: distance of l l = 1") == "30: expected a cell, got 'l'");
  CHECK(error_of_given("given a: regions on cells, b\nanswer d: number 1..size of a on cells") ==
        "f:4:29: expected the name of regions on all cells, got 'a'");
}

TEST_CASE("rules: labels have numbers of the board, of ranges, and words") {
  const auto text = std::make_shared<const RuleText>(
      read_rules(kText + "rule a \"{n} of {stars} star(s)\": each n in 0..1: star in cells >= n\n"
                         "rule b \"{c} is {pearl of c}\": each c in cells with number pearl: "
                         "c is star\n",
                 "f"));
  Grid<int> pearls(1, 2, kNoClue);
  pearls[1] = 2;
  CluedRooms rooms;
  rooms.number_rooms(Grid<int>(1, 2, 0));
  const RuleBoard board(
      text, {1, 2, {1, Grid<ArrowClue>(1, 2), pearls, Grid<int>(1, 2, kNoClue), rooms}});
  std::vector<std::string> labels;
  for (const RuleInstance& instance : instances_of(board, nullptr)) {
    labels.push_back(label_of(instance, board));
  }
  CHECK(labels == std::vector<std::string>{"0 of 1 star", "1 of 1 star", "r1c2 is black"});
}

TEST_CASE("rules: a range of more than 10,000 numbers is too large") {
  const auto text = std::make_shared<const RuleText>(
      read_rules("rules 1\npuzzle toy \"a toy\"\nanswer star: star on cells\n"
                 "rule a \"b\": each n in 0..10000: star in cells != n\n",
                 "f"));
  const RuleBoard board(text, {1, 1, {}});
  CHECK_THROWS_AS(instances_of(board, nullptr), TooLarge);
}

}  // namespace
}  // namespace p2c::number_reader_test
