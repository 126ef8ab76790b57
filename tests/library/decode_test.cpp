#include <doctest/doctest.h>

#include <climits>
#include <puzzle2cnf/puzzle.hpp>
#include <stdexcept>
#include <string>
#include <vector>

TEST_CASE("library: a model of the clauses is decoded, and judged") {
  const auto puzzle = puzzle2cnf::Puzzle::read("nonogram\n2 2\n1\n1\n1\n1\n");
  CHECK(puzzle.decode(std::vector{1, -2, -3, 4, 1000}) == std::vector{1, 0, 0, 1});
  CHECK(puzzle.decode(std::vector{2, 3}) == std::vector{0, 1, 1, 0});
  CHECK_THROWS_AS(puzzle.decode(std::vector{1, 2}), puzzle2cnf::Fault);
  CHECK_THROWS_AS(puzzle.decode(std::vector{0}), std::invalid_argument);
  CHECK_THROWS_AS(puzzle.decode(std::vector{INT_MIN}), std::invalid_argument);
}

TEST_CASE("library: a stop ends the writing of a formula") {
  std::string text = "nonogram\n60 60\n";
  for (int line = 0; line < 120; ++line) text += "3 3 3\n";
  const auto puzzle = puzzle2cnf::Puzzle::read(text);
  puzzle2cnf::Options limits;
  limits.stop = [] { return true; };
  CHECK_THROWS_AS(puzzle.dimacs({}, limits), puzzle2cnf::Limit);
}
