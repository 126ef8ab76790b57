// Changed clues whose sums show that there is no answer.
#include "instances/families/crafted/clue_sums.hpp"

#include <doctest/doctest.h>

namespace p2c {

TEST_CASE("clue sums: rows and columns of a Nonogram that count different cells") {
  const auto argument = [](const std::string& rows) {
    return argument_by_sums("nonogram", "nonogram\n2 4\n1\n2\n0\n1\n" + rows);
  };
  CHECK(argument("2 1\n1\n").empty());
  CHECK(argument("2 ?\n1\n").empty());
  CHECK_FALSE(argument("2 1\n2\n").empty());
  CHECK_FALSE(argument("2\n0\n").empty());
}

TEST_CASE("clue sums: cages of a KenKen that do not come to a Latin square") {
  const auto argument = [](const std::string& clues) {
    return argument_by_sums("kenken", "kenken\n2 2\n" + clues + "1 1\n2 3\n");
  };
  CHECK(argument("3+ .\n1 2\n").empty());  // 1 + 2 + 1 + 2
  CHECK_FALSE(argument("4+ .\n1 2\n").empty());
  CHECK_FALSE(argument("3+ .\n1+ 1\n").empty());
  constexpr const char* kLarge = "9223372036854775807";
  CHECK_FALSE(argument(std::string(kLarge) + "+ .\n" + kLarge + " 8\n").empty());
  // Of these the sums say nothing.
  CHECK(argument("2* .\n1 1\n").empty());
  CHECK(argument("4 .\n1 2\n").empty());   // without an operation
  CHECK(argument("4+ .\n1 .\n").empty());  // a cage has no clue
  CHECK(argument("4+ .\n1 ?\n").empty());
  CHECK(argument_by_sums("kenken", "kenken\n1 2\n5+ .\n1 1\n").empty());
}

TEST_CASE("clue sums: nothing is known about other kinds") {
  CHECK(argument_by_sums("heyawake", "heyawake\n1 1\n9\n1\n").empty());
}

}  // namespace p2c
