// Whether a kind has a rule of connectivity that cuts can stand for.
#pragma once

#include "encoder/encode_puzzle.hpp"
#include "instances/documents/registry.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {

inline bool has_graph(const PuzzleKind& kind) {
  Rng rng(1);
  WithoutGraphs<CadicalSolver> solver;
  encode_all(*kind.random(rng, 5, 5), {}, {Connectivity::kCuts}, solver);
  return solver.left_out();
}

}  // namespace p2c
