// What only CaDiCaL can be asked for.
#include "solver_glue/cadical/cadical_solver.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/counting_stop.hpp"

namespace p2c {
namespace {

constexpr int kMany = 1'200'000;  // variables

}  // namespace

TEST_CASE("what is preferred is found where it is a model") {
  for (const bool sign : {false, true}) {
    CadicalSolver solver;
    const Lits xs = solver.fresh(20);
    for (std::size_t i = 0; i + 1 < xs.size(); ++i) solver.add({xs[i], xs[i + 1]});
    for (std::size_t i = 0; i < xs.size(); ++i)
      solver.prefer((i % 2 == 0) == sign ? xs[i] : !xs[i]);
    REQUIRE(solver.solve() == Status::kSatisfiable);
    for (std::size_t i = 0; i < xs.size(); ++i)
      CHECK(solver.model()(xs[i]) == ((i % 2 == 0) == sign));
  }
}

TEST_CASE("what is forgotten is preferred no more") {
  CadicalSolver solver;
  const Lits xs = solver.fresh(20);
  for (std::size_t i = 0; i + 1 < xs.size(); ++i) solver.add({xs[i], xs[i + 1]});
  for (int times = 0; times < 2; ++times) {
    for (const Lit x : xs) solver.prefer(x);
  }
  for (const Lit x : xs) solver.forget_preference(x);
  REQUIRE(solver.solve() == Status::kSatisfiable);
  CHECK_FALSE(std::all_of(xs.begin(), xs.end(), [&](Lit x) { return solver.model()(x); }));
}

TEST_CASE("room for a million variables is made in steps that ask for a stop") {
  const CountingStop stop;
  CadicalSolver solver(0, &stop);
  solver.add({solver.fresh(kMany).back()});
  const int before = stop.polls();
  solver.load();
  CHECK(stop.polls() >= before + 3);
  CHECK(solver.solve() == Status::kSatisfiable);
}

TEST_CASE("a stop while room is made loses no clause, and says that nothing is known") {
  Stop stop;
  CadicalSolver solver(0, &stop);
  const Lit x = solver.fresh(kMany).back();
  solver.add({x});
  solver.add({!x});
  stop.request(Stop::kInterrupted);
  CHECK_THROWS_AS(solver.load(), Stopped);
  CHECK(solver.solve() == Status::kUnknown);
}

}  // namespace p2c
