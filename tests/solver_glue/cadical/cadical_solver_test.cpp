// What only CaDiCaL can be asked for.
#include "solver_glue/cadical/cadical_solver.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace p2c {

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

}  // namespace p2c
