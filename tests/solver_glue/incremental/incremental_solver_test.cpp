// What every solver does: assumptions, choices, constants, clauses between calls.
#include "solver_glue/incremental/incremental_solver.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/ipasir/ipasir_solver.hpp"
#include "tests/solver_glue/ipasir/picosat.hpp"

namespace p2c {
namespace {

struct Picosat : IpasirSolver {
  Picosat() : IpasirSolver(picosat()) {}
};

}  // namespace

TEST_CASE_TEMPLATE("assumptions and a choice hold for one call", Solver, CadicalSolver, Picosat) {
  Solver solver;
  const Lit a = solver.fresh();
  const Lit b = solver.fresh();
  const Lit c = solver.fresh();
  solver.add({a, b});
  CHECK(solver.solve(Lits{!a}) == Status::kSatisfiable);
  CHECK(solver.model()(b));
  CHECK(solver.solve(Lits{!c, !a, !b}) == Status::kUnsatisfiable);
  Lits failed = solver.failed();
  std::sort(failed.begin(), failed.end());
  CHECK(failed == Lits{!b, !a});
  CHECK(solver.solve(Lits{!a}, Lits{a, !b}) == Status::kUnsatisfiable);
  CHECK(solver.solve(Lits{!a}, Lits{a, c}) == Status::kSatisfiable);
  CHECK(solver.model()(c));
  CHECK(solver.solve() == Status::kSatisfiable);
  CHECK(solver.failed().empty());
}

TEST_CASE_TEMPLATE("constants may be assumed and chosen", Solver, CadicalSolver, Picosat) {
  Solver solver;
  const Lit a = solver.fresh();
  solver.add({a});
  CHECK(solver.solve(Lits{kTrue, a}) == Status::kSatisfiable);
  CHECK(solver.solve(Lits{a, kFalse}) == Status::kUnsatisfiable);
  CHECK(solver.failed() == Lits{kFalse});
  CHECK(solver.solve({}, Lits{!a, kTrue}) == Status::kSatisfiable);
  CHECK(solver.solve({}, Lits{kFalse}) == Status::kUnsatisfiable);
  CHECK(solver.solve({}, Lits{!a, kFalse}) == Status::kUnsatisfiable);
  CHECK(solver.solve() == Status::kSatisfiable);
}

TEST_CASE_TEMPLATE("variables made after a choice are new, and a choice is none of the formula's",
                   Solver, CadicalSolver, Picosat) {
  Solver solver;
  const Lits xs = solver.fresh(2);
  solver.add({xs[0], xs[1]});
  for (int round = 0; round < 10; ++round) {
    CAPTURE(round);
    const Lit choice = xs[round % 2];
    REQUIRE(solver.solve({}, Lits{choice}) == Status::kSatisfiable);
    CHECK(solver.model()(choice));
    const Lit y = solver.fresh();
    solver.add({!y, !xs[0]});
    solver.add({!y, !xs[1]});
    CHECK(solver.solve(Lits{y}) == Status::kUnsatisfiable);
    CHECK(solver.failed() == Lits{y});
    CHECK(solver.solve(Lits{!y}) == Status::kSatisfiable);
    CHECK(solver.counts().variables == 3 + round);
  }
  CHECK(solver.counts().clauses == 1);
  CHECK(solver.counts().rounds == 30);
}

TEST_CASE_TEMPLATE("a variable of no clause has a value", Solver, CadicalSolver, Picosat) {
  Solver solver;
  const Lits xs = solver.fresh(3);
  CHECK(solver.solve() == Status::kSatisfiable);
  CHECK(solver.model().has(xs[2]));
  solver.add({xs[0]});
  CHECK(solver.solve() == Status::kSatisfiable);
  CHECK(solver.model().has(xs[2]));
  solver.add({!xs[0]});
  CHECK(solver.solve(xs) == Status::kUnsatisfiable);
  CHECK(solver.solve() == Status::kUnsatisfiable);
}

}  // namespace p2c
