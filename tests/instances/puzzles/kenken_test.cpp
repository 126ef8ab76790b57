// KenKen by hand: for each rule a board that keeps it, and one that breaks just this rule.
#include "instances/puzzles/kenken/kenken.hpp"

#include <doctest/doctest.h>

#include "tests/instances/by_hand.hpp"

namespace p2c::kenken_test {
namespace {

const auto& of = verdict<KenKen>;

TEST_CASE("kenken: a row holds each number once") {
  constexpr std::string_view kColumns = R"(
    2 2
    3+ 3+
    .  .
    a b
    a b
  )";
  CHECK(of(kColumns, "1 2\n2 1\n") == "ok");
  CHECK(of(kColumns, "1 1\n2 2\n") == "row 1 has 1 twice, in r1c1 and r1c2");
}

TEST_CASE("kenken: a column holds each number once") {
  constexpr std::string_view kRows = R"(
    2 2
    3+ .
    3+ .
    a a
    b b
  )";
  CHECK(of(kRows, "1 2\n2 1\n") == "ok");
  CHECK(of(kRows, "1 2\n1 2\n") == "column 1 has 1 twice, in r1c1 and r2c1");
}

TEST_CASE("kenken: a number may come twice in a cage") {
  CHECK(of(R"(
    2 2
    4+ .
    2  .
    a  a
    b  a
  )",
           "1 2\n2 1\n") == "ok");
}

// What the rules say to 1 2 4 3 in the first row when its first `cells` cells have this clue.
std::string of_cage(int cells, const std::string& clue) {
  const std::string twos = "4 4\n" + clue + " . 4 3\n";
  const std::string threes = "4 4\n" + clue + " . . 3\n";
  const std::string rest = "2 1 3 4\n4 3 1 2\n3 4 2 1\n";
  const std::string ids = cells == 2 ? "1 1 2 3\n" : "1 1 1 3\n";
  return of((cells == 2 ? twos : threes) + rest + ids + "4 5 6 7\n8 9 a b\nc d e f\n",
            "1 2 4 3\n" + rest);
}

std::string broken(const std::string& digits, const std::string& clue) {
  return "the cage of r1c1 holds " + digits + ", but its clue is " + clue;
}

TEST_CASE("kenken: the operations on two cells") {
  CHECK(of_cage(2, "3+") == "ok");
  CHECK(of_cage(2, "2+") == broken("1 2", "2+"));
  CHECK(of_cage(2, "1-") == "ok");
  CHECK(of_cage(2, "2-") == broken("1 2", "2-"));
  CHECK(of_cage(2, "2*") == "ok");
  CHECK(of_cage(2, "2x") == "ok");
  CHECK(of_cage(2, "3*") == broken("1 2", "3*"));
  CHECK(of_cage(2, "2/") == "ok");
  CHECK(of_cage(2, "1/") == broken("1 2", "1/"));
}

TEST_CASE("kenken: a remainder and a power are of either number by the other") {
  CHECK(of_cage(2, "0%") == "ok");  // 2 by 1
  CHECK(of_cage(2, "1%") == "ok");  // 1 by 2
  CHECK(of_cage(2, "2%") == broken("1 2", "2%"));
  CHECK(of_cage(2, "1mod") == "ok");
  CHECK(of_cage(2, "1^") == "ok");
  CHECK(of_cage(2, "2^") == "ok");
  CHECK(of_cage(2, "4^") == broken("1 2", "4^"));
}

TEST_CASE("kenken: the operations on three cells") {
  CHECK(of_cage(3, "7+") == "ok");
  CHECK(of_cage(3, "8+") == broken("1 2 4", "8+"));
  CHECK(of_cage(3, "1-") == "ok");  // 4 - 2 - 1
  CHECK(of_cage(3, "3-") == broken("1 2 4", "3-"));
  CHECK(of_cage(3, "8*") == "ok");
  CHECK(of_cage(3, "7*") == broken("1 2 4", "7*"));
  CHECK(of_cage(3, "2/") == "ok");  // 4 / 2 / 1
  CHECK(of_cage(3, "4/") == broken("1 2 4", "4/"));
}

TEST_CASE("kenken: a cage without an operation may use any") {
  for (const char* clue : {"3", "1", "2"}) CHECK(of_cage(2, clue) == "ok");
  CHECK(of_cage(2, "4") == broken("1 2", "4"));
  CHECK(of_cage(2, "0") == broken("1 2", "0"));
  for (const char* clue : {"7", "1", "8", "2"}) CHECK(of_cage(3, clue) == "ok");
  CHECK(of_cage(3, "3") == broken("1 2 4", "3"));
}

// A cage of the first two cells of column 1, which hold 2 and 3.
std::string of_two_three(const std::string& clue, const std::string& answer) {
  return of("3 3\n" + clue + " 6+ 6+\n. . .\n1 . .\na b c\na b c\nd b c\n", answer);
}

TEST_CASE("kenken: a cage '?' has no rule") {
  const std::string cages = "\n1 1\n2 2\n";
  CHECK(of("2 2\n? .\n3+ ." + cages, "1 2\n2 1\n") == "ok");
  CHECK(of("2 2\n? .\n4+ ." + cages, "1 2\n2 1\n") ==
        "the cage of r2c1 holds 2 1, but its clue is 4+");
}

TEST_CASE("kenken: the larger number comes first in a difference and a quotient") {
  CHECK(of_two_three("1-", "2 3 1\n3 1 2\n1 2 3\n") == "ok");
  CHECK(of_two_three("1-", "3 1 2\n2 3 1\n1 2 3\n") == "ok");
  CHECK(of_two_three("2-", "3 1 2\n2 3 1\n1 2 3\n") == broken("3 2", "2-"));
}

TEST_CASE("kenken: a quotient is whole") {
  CHECK(of_two_three("1/", "2 3 1\n3 1 2\n1 2 3\n") == broken("2 3", "1/"));
  CHECK(of_two_three("1/", "3 1 2\n2 3 1\n1 2 3\n") == broken("3 2", "1/"));
}

TEST_CASE("kenken: a remainder and a power of 2 and 3") {
  const std::string answer = "2 3 1\n3 1 2\n1 2 3\n";
  for (const std::string clue : {"1%", "2%", "8^", "9^"}) CHECK(of_two_three(clue, answer) == "ok");
  for (const std::string clue : {"0%", "3%", "6^", "1^"}) {
    CHECK(of_two_three(clue, answer) == broken("2 3", clue));
  }
  CHECK(of_two_three("1", answer) == "ok");  // a difference
  CHECK(of_two_three("2", answer) == broken("2 3", "2"));
}

TEST_CASE("kenken: a difference below 0 is no target") {
  CHECK(of(R"(
    2 2
    0- .
    2  .
    a  a
    b  a
  )",
           "1 2\n2 1\n") == "ok");  // 2 - 1 - 1
  CHECK(of(R"(
    2 2
    1- .
    1  .
    a  a
    b  a
  )",
           "2 1\n1 2\n") == "the cage of r1c1 holds 2 1 2, but its clue is 1-");  // 2 - 2 - 1
}

TEST_CASE("kenken: a single cell holds its clue") {
  for (const char* clue : {"1", "1+", "1*"}) {
    const std::string board = "2 2\n" + std::string(clue) + " 3+\n3+ .\na b\nc b\n";
    CHECK(of(board, "2 1\n1 2\n") == "the cage of r1c1 holds 2, but its clue is 1");
  }
  CHECK(of("2 2\n1 3+\n2 .\na b\nc b\n", "1 2\n2 1\n") == "ok");
}

// A cage for each row; the first one has this clue.
std::string of_large_rows(int n, const std::string& clue) {
  std::string clues;
  std::string ids;
  std::string digits;
  for (int r = 0; r < n; ++r) {
    for (int c = 0; c < n; ++c) {
      clues += c > 0 ? " ." : r == 0 ? clue : std::to_string(n * (n + 1) / 2) + "+";
      ids += std::to_string(r) + " ";
      digits += std::to_string((r + c) % n + 1) + " ";
    }
    for (std::string* grid : {&clues, &ids, &digits}) *grid += "\n";
  }
  const std::string size = std::to_string(n);
  return of(size + " " + size + "\n" + clues + ids, digits);
}

TEST_CASE("kenken: a product that leaves 64 bits is no target") {
  CHECK(of_large_rows(20, "2432902008176640000*") == "ok");  // 20!
  // 23! modulo 2^64.
  CHECK(of_large_rows(23, "8128291617894825984*").ends_with("its clue is 8128291617894825984*"));
  CHECK(of_large_rows(23, "276") == "ok");  // no operation: a sum beside that product
}

}  // namespace
}  // namespace p2c::kenken_test
