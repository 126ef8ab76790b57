// Random walks through RUP and RAT steps: the proof checker and a naive one say the same.
#include "tests/cnf_out/proofs/random_walk.hpp"

#include <doctest/doctest.h>

#include <map>

#include "tests/cnf_out/proofs/verdict.hpp"

namespace p2c {
namespace {

// Some variables are in few clauses, so that RAT on old ones occurs.
ClauseList uneven_clauses(Rng& rng, int variables, int count) {
  ClauseList clauses = random_clauses(rng, variables, count);
  const int common = std::max(3, variables / 2);
  for (int i = 0; i < count; ++i) clauses.push_back(random_clause(rng, common, 3));
  return clauses;
}

std::int64_t rat_steps(const std::string& cnf, const std::string& proof) {
  ProofReader reader(proof, "proof", ProofFormat::kDrat);
  return check_proof(read_dimacs(cnf, "cnf"), reader).rat_steps;
}

// Both say the same of the walk, and of it with a wrong step or a deletion somewhere.
void compare_verdicts(Rng& rng, int variables, const ClauseList& clauses, const RandomWalk& walk,
                      std::map<std::string, int>& seen) {
  const std::string cnf = cnf_text(variables, clauses);
  CHECK(verdict_on(cnf, proof_text(walk.steps())) == (walk.refuted() ? "verified" : "refused 0"));
  seen["rat"] += static_cast<int>(rat_steps(cnf, proof_text(walk.steps())));
  for (int i = 0; i < 4 && !walk.refused().empty(); ++i) {
    Steps steps = walk.steps();
    const int at = below(rng, static_cast<int>(steps.size()) + 1);
    const bool deletes = chance(rng, 30);
    steps.insert(
        steps.begin() + at,
        {deletes, deletes ? clauses[below(rng, static_cast<int>(clauses.size()))]
                          : walk.refused()[below(rng, static_cast<int>(walk.refused().size()))]});
    const std::string verdict = NaiveCheck(variables, clauses).verdict(steps);
    CAPTURE(proof_text(steps));
    CHECK(verdict_on(cnf, proof_binary(steps)) == verdict);
    ++seen[verdict.substr(0, 7)];
  }
}

}  // namespace

TEST_CASE("random walks: the verdict is that of the naive checker") {
  Rng rng(31);
  std::map<std::string, int> seen;
  const std::map<int, int> walks = {{10, 80}, {14, 40}, {20, 40}, {30, 20},
                                    {50, 8},  {100, 4}, {200, 2}};
  for (const auto& [variables, count] : walks) {
    for (int i = 0; i < count; ++i) {
      const ClauseList clauses = uneven_clauses(rng, variables, variables * 3 / 2);
      RandomWalk walk(variables, clauses, rng);
      walk.walk(variables < 50 ? 600 : 100);
      compare_verdicts(rng, variables, clauses, walk, seen);
    }
  }
  MESSAGE("RAT steps: ", seen["rat"], ", right: ", seen["verifie"], ", wrong: ", seen["refused"]);
  CHECK(seen["rat"] > 1000);
  CHECK(seen["verifie"] > 20);
  CHECK(seen["refused"] > 50);
}

TEST_CASE("random walks from a formula with a model never refute it") {
  Rng rng(32);
  int steps = 0;
  for (int i = 0; i < 60; ++i) {
    const int variables = 8;
    ClauseList clauses = uneven_clauses(rng, variables, 24);
    while (!has_model(variables, clauses)) drop_any(rng, clauses);
    RandomWalk walk(variables, clauses, rng);
    walk.walk(300);
    CHECK_FALSE(walk.refuted());
    steps += static_cast<int>(walk.steps().size());
    CHECK(verdict_on(cnf_text(variables, clauses), proof_text(walk.steps())) == "refused 0");
  }
  CHECK(steps > 3000);
}

}  // namespace p2c
