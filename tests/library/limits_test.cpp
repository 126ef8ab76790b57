#include <doctest/doctest.h>

#include <limits>
#include <string>
#include <vector>

#include "instances/kind/any_generator.hpp"
#include "tests/board_count.hpp"
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

TEST_CASE("library limits: reading hears them") {
  std::string text = "nonogram\n200 200\n";
  for (int line = 0; line < 400; ++line) text += "1\n";
  int polls = 0;
  Options options;
  options.stop = [&] { return ++polls < 0; };
  CHECK(Puzzle::read(text, "", "puzzle", false, options).slots().size() == 40'000);
  const int all = polls;
  CHECK(all > 10);
  for (const int last : {1, all / 2, all}) {
    polls = 0;
    options.stop = [&] { return ++polls >= last; };
    CHECK_THROWS_AS(Puzzle::read(text, "", "puzzle", false, options), Limit);
    CHECK(polls == last);
  }
}

// The polls of planting alone: the search has not begun.
TEST_CASE("library limits: generation hears them while it draws a board") {
  constexpr int kSide = fewer_if_sanitized(150, 80);
  for (const PuzzleKind& tested : tested_kinds()) {
    const std::string kind(tested.name);
    if (kind == "kenken" || !generator_of(tested)) continue;  // that has no large boards
    CAPTURE(kind);
    puzzle2cnf::GenerateOptions wanted;
    wanted.rows = kSide;
    wanted.cols = kSide;
    int polls = 0;
    Options options;
    options.stop = [&] { return ++polls >= 12; };
    CHECK_THROWS_AS(puzzle2cnf::generate(kind, wanted, options), Limit);
    CHECK(polls == 12);
  }
}

TEST_CASE("library limits: what would take more memory is refused, what takes more is ended") {
  Options options;
  options.memory = 1'000'000;
  CHECK_THROWS_WITH_AS(Puzzle::read("hashi\n1000 1000\n", "", "puzzle", false, options),
                       doctest::Contains("above the limit of 1 MB"), Limit);
  options.max_cells = 12;
  CHECK_THROWS_WITH_AS(Puzzle::read("hashi\n3 5\n", "", "puzzle", false, options),
                       "puzzle:2:3: expected a board of at most 12 cells, got 3 x 5",
                       puzzle2cnf::InputError);
  options.max_cells = -1;
  CHECK_THROWS_AS(Puzzle::read("hashi\n3 5\n", "", "puzzle", false, options),
                  std::invalid_argument);
  const Puzzle puzzle = open_board();
  options.memory = 1;
  CHECK_THROWS_AS(puzzle.solve(options), Limit);
  // The search itself is small; the process grows by what `stop` takes.
  options.memory = 50'000'000;
  std::vector<std::string> taken;
  options.stop = [&] {
    if (taken.size() < 100) taken.emplace_back(1'000'000, 'x');
    return false;
  };
  options.seconds = 60;
  CHECK(!puzzle.count(0, options).complete);
  CHECK(taken.size() >= 30);
  options.memory = -1;
  CHECK_THROWS_AS(puzzle.solve(options), std::invalid_argument);
}

}  // namespace
}  // namespace p2c
