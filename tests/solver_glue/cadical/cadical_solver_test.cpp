// What only CaDiCaL can be asked for.
#include "solver_glue/cadical/cadical_solver.hpp"

#include <doctest/doctest.h>

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

}  // namespace p2c
