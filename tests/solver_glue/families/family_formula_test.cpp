#include "solver_glue/families/family_formula.hpp"

#include <doctest/doctest.h>

#include "solver_glue/outside/external_solver.hpp"
#include "solver_glue/search.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

// One cell of two is filled: two answers.
constexpr const char* kTwoAnswers = "nonogram\n2 2\n1\n1\n1\n1\n";

FamilyPuzzle puzzle_of(const std::string& text) { return {read_document(text, "t"), {}, {}, {}}; }

TEST_CASE("family formula: what CaDiCaL says, with time and conflicts") {
  const SolverVerdict yes = judge_formula(puzzle_of(kTwoAnswers), 100, nullptr);
  CHECK(yes.status == Status::kSatisfiable);
  CHECK(yes.seconds >= 0);
  CHECK(yes.conflicts.has_value());
  CHECK(yes.solver.starts_with("cadical"));
  const FamilyPuzzle hard = puzzle_of(hard_board_text(4));
  CHECK(judge_formula(hard, 100, nullptr).status == Status::kUnsatisfiable);
  CHECK(has_checked_proof(hard, nullptr));
}

TEST_CASE("family formula: an answer that is forbidden is no model") {
  FamilyPuzzle puzzle = puzzle_of(kTwoAnswers);
  puzzle.blocked = Answer{1, 0, 0, 1};
  CHECK(judge_formula(puzzle, 100, nullptr).status == Status::kSatisfiable);
  puzzle = puzzle_of("nonogram\n1 2\n1\n0\n1\n");
  CHECK(judge_formula(puzzle, 100, nullptr).status == Status::kSatisfiable);
  puzzle.blocked = Answer{1, 0};
  CHECK(judge_formula(puzzle, 100, nullptr).status == Status::kUnsatisfiable);
  CHECK(has_checked_proof(puzzle, nullptr));
}

TEST_CASE("family formula: the time is that of the work, and ends it") {
  const SolverVerdict verdict = judge_formula(puzzle_of(hard_board_text()), 0.2, nullptr);
  CHECK(verdict.status == Status::kUnknown);
  CHECK(verdict.seconds > 0);
}

TEST_CASE("family formula: a stop from outside is not the limit") {
  Stop stop;
  stop.request(Stop::kInterrupted);
  const FamilyPuzzle puzzle = puzzle_of(kTwoAnswers);
  CHECK_THROWS_AS(judge_formula(puzzle, 100, &stop), Stopped);
  CHECK_THROWS_AS(has_checked_proof(puzzle, &stop), Stopped);
}

TEST_CASE("family formula: a model is no proof") {
  CHECK_THROWS_AS(has_checked_proof(puzzle_of(kTwoAnswers), nullptr), CheckFailed);
}

TEST_CASE("family formula: a solver outside") {
  const auto says = [](const std::string& command, double seconds) {
    return judge_formula_outside(puzzle_of(kTwoAnswers), parse_solver_command(command), seconds,
                                 nullptr);
  };
  const SolverVerdict yes = says("cadical -q", 100);
  CHECK(yes.status == Status::kSatisfiable);
  CHECK_FALSE(yes.conflicts);
  CHECK(yes.solver == "cadical");
  CHECK(says("sh -c 'sleep 100' {cnf}", 0.2).status == Status::kUnknown);
  CHECK_THROWS_AS(says("no-such-solver", 1), SolverFault);
}

}  // namespace
}  // namespace p2c
