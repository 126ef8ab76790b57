#include <doctest/doctest.h>

#include <limits>

#include "tests/library/boards.hpp"

namespace p2c {
namespace {

using puzzle2cnf::Limit;
using puzzle2cnf::Options;
using puzzle2cnf::Puzzle;

// With some hundred slots and very many answers.
Puzzle open_board() {
  std::string text = "nonogram\n20 20\n";
  for (int line = 0; line < 40; ++line) text += "1 1 1 1 1\n";
  return Puzzle::read(text);
}

TEST_CASE("library limits: a function of the user ends the work") {
  const Puzzle puzzle = open_board();
  int asked = 0;
  Options options;
  options.stop = [&] { return ++asked > 200; };
  const auto counted = puzzle.count(0, options);
  CHECK(!counted.complete);
  CHECK(asked >= 200);
  options.stop = [] { return true; };
  CHECK_THROWS_AS(puzzle.solve(options), Limit);
  CHECK_THROWS_AS(puzzle.unique(options), Limit);
  CHECK_THROWS_AS(puzzle.explain(options), Limit);
  CHECK_THROWS_AS(puzzle2cnf::generate(puzzle.kind(), {}, options), Limit);
}

TEST_CASE("library limits: time and conflicts") {
  const Puzzle puzzle = open_board();
  Options options;
  options.seconds = 0.05;
  CHECK(!puzzle.count(0, options).complete);
  options = {};
  options.conflicts = 1;
  CHECK(!puzzle.count(0, options).complete);
  options.conflicts = -1;
  CHECK_THROWS_AS(puzzle.solve(options), std::invalid_argument);
  options = {};
  for (const double wrong : {-1.0, std::numeric_limits<double>::quiet_NaN()}) {
    options.seconds = wrong;
    CHECK_THROWS_AS(puzzle.solve(options), std::invalid_argument);
  }
  options.seconds = std::numeric_limits<double>::infinity();
  CHECK(puzzle.solve(options));
}

}  // namespace
}  // namespace p2c
