#include <doctest/doctest.h>

#include <algorithm>

#include "tests/library/boards.hpp"
#include "tests/solver_glue/ipasir/picosat.hpp"

namespace p2c {
namespace {

using puzzle2cnf::Options;

TEST_CASE("library solver: another solver finds the answers of small boards") {
  const p2c_ipasir solver = picosat();
  Options options;
  options.solver = &solver;
  CHECK(puzzle2cnf::solver_name(options).starts_with("picosat"));
  CHECK(puzzle2cnf::solver_name().starts_with("cadical"));
  each_library_board(40, [&](const LibraryBoard& board) {
    const auto counted = board.puzzle.count(0, options);
    CHECK(counted.complete);
    CHECK(counted.count == static_cast<std::int64_t>(board.answers.size()));
    std::vector<Answer> found;
    board.puzzle.enumerate([&](const Answer& answer) { return found.push_back(answer), true; },
                           options);
    std::sort(found.begin(), found.end());
    CHECK(found == board.answers);
    CHECK(board.puzzle.solve(options).has_value() == !board.answers.empty());
    CHECK(board.puzzle.unique(options).verdict == board.puzzle.unique().verdict);
  });
}

// Has no pencil work to begin with, so the solver is asked.
puzzle2cnf::Puzzle open_square() {
  return puzzle2cnf::Puzzle::read("nonogram\n3 3\n1\n1\n1\n1\n1\n1\n");
}

TEST_CASE("library solver: what it cannot do is a mistake of the caller") {
  p2c_ipasir solver = picosat();
  Options options;
  options.solver = &solver;
  options.conflicts = 10;
  CHECK_THROWS_AS(open_square().solve(options), std::invalid_argument);
  options = {};
  options.solver = &solver;
  solver.set_terminate = nullptr;
  CHECK(open_square().count(0, options).count == 6);
  options.seconds = 100;
  CHECK_THROWS_AS(open_square().solve(options), std::invalid_argument);
  solver.add = nullptr;
  options.seconds = 0;
  CHECK_THROWS_AS(open_square().solve(options), std::invalid_argument);
}

TEST_CASE("library solver: a lie is a fault") {
  p2c_ipasir solver = picosat();
  solver.val = [](void*, int literal) { return literal; };
  Options options;
  options.solver = &solver;
  CHECK_THROWS_AS(open_square().solve(options), puzzle2cnf::Fault);
}

TEST_CASE("library solver: one that gives up has reached no limit") {
  p2c_ipasir solver = picosat();
  solver.solve = [](void*) { return 0; };
  Options options;
  options.solver = &solver;
  CHECK_THROWS_WITH_AS(open_square().solve(options), "the solver gave up", puzzle2cnf::Limit);
  CHECK_THROWS_WITH_AS(open_square().unique(options), "the solver gave up", puzzle2cnf::Limit);
  const auto counted = open_square().count(0, options);
  CHECK(counted.count == 0);
  CHECK(!counted.complete);
}

}  // namespace
}  // namespace p2c
