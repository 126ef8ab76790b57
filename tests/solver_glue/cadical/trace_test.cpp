// Proofs by CaDiCaL, checked by our own checker.
#include "solver_glue/cadical/trace.hpp"

#include <doctest/doctest.h>

#include <cstdio>

#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/board_count.hpp"
#include "tests/cnf_out/proofs/verdict.hpp"
#include "tests/instances/stop_after.hpp"
#include "tests/solver_glue/cadical/traced.hpp"

namespace p2c {
namespace {

// More pigeons than holes, at most one in each.
ClauseList pigeons(int count, int holes) {
  const auto in = [&](int pigeon, int hole) { return 1 + pigeon * holes + hole; };
  ClauseList clauses;
  for (int p = 0; p < count; ++p) {
    Clause& clause = clauses.emplace_back();
    for (int h = 0; h < holes; ++h) clause.push_back(in(p, h));
    for (int q = 0; q < p; ++q) {
      for (int h = 0; h < holes; ++h) clauses.push_back({-in(p, h), -in(q, h)});
    }
  }
  return clauses;
}

}  // namespace

TEST_CASE("a trace is a proof of the formula, and of no formula with a model") {
  Rng rng(1);
  int none = 0;
  int spoilt = 0;
  for (int i = 0; i < 300; ++i) {
    const int variables = 5 + below(rng, 6);
    ClauseList clauses = random_clauses(rng, variables, variables * 3);
    const Traced traced = trace(filling(variables, clauses));
    const bool model = has_model(variables, clauses);
    CHECK(traced.status == (model ? Status::kSatisfiable : Status::kUnsatisfiable));
    if (model) continue;
    ++none;
    CHECK(verdict_on(cnf_text(variables, clauses), traced.proof) == "verified");
    while (!has_model(variables, clauses)) clauses.pop_back();
    CHECK(verdict_on(cnf_text(variables, clauses), traced.proof).starts_with("refused"));
    ++spoilt;
  }
  CHECK(none >= least_drawn(50));
  CHECK(spoilt >= least_drawn(50));
}

TEST_CASE("a longer trace") {
  const ClauseList clauses = pigeons(8, 7);
  const Traced traced = trace(filling(8 * 7, clauses));
  CHECK(traced.status == Status::kUnsatisfiable);
  CHECK(traced.proof.size() > 10'000);
  CHECK(verdict_on(cnf_text(8 * 7, clauses), traced.proof) == "verified");
}

TEST_CASE("trace_to writes the same to a file") {
  const ClauseList clauses = pigeons(5, 4);
  std::FILE* file = std::tmpfile();
  REQUIRE(file != nullptr);
  {
    CadicalSolver solver;
    solver.trace_to(file);
    filling(5 * 4, clauses)(solver);
    CHECK(solver.solve() == Status::kUnsatisfiable);
  }
  std::rewind(file);
  std::string proof;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) proof += static_cast<char>(c);
  std::fclose(file);
  CHECK(proof == trace(filling(5 * 4, clauses)).proof);
}

TEST_CASE("a stop ends the trace") {
  const StopAfter stop(1000);
  CHECK(trace(filling(40 * 39, pigeons(40, 39)), &stop).status == Status::kUnknown);
}

TEST_CASE("a writer that fails ends the trace, with what it threw") {
  struct Full {};
  int calls = 0;
  const ByteWriter write = [&](std::string_view /*bytes*/) {
    if (++calls == 3) throw Full();
  };
  CHECK_THROWS_AS(trace_proof(write, filling(40 * 39, pigeons(40, 39))), Full);
  CHECK(calls == 3);
}

}  // namespace p2c
