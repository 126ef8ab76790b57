// Cook's proofs, and what becomes of them when they are spoilt.
#include "tests/cnf_out/proofs/pigeons.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

#include "tests/cnf_out/proofs/naive_check.hpp"
#include "tests/cnf_out/proofs/verdict.hpp"

namespace p2c::pigeons_test {
namespace {

// Spoilt proofs of each formula: 200 of the small ones, or as many as PUZZLE2CNF_MUTANTS says.
int tries(int holes) {
  const char* number = std::getenv("PUZZLE2CNF_MUTANTS");
  if (number != nullptr) return std::atoi(number);
  return holes <= 6 ? 200 : 12 - holes;
}

}  // namespace

TEST_CASE("Cook's proofs of the pigeonhole principle") {
  for (int holes = 2; holes <= 12; ++holes) {
    CAPTURE(holes);
    const Proved proved = PigeonProof(holes).proved();
    const std::string cnf = cnf_text(proved.variables, proved.clauses);
    CHECK(verdict_on(cnf, proof_text(proved.steps)) == "verified");
    CHECK(verdict_on(cnf, proof_binary(proved.steps)) == "verified");
    if (holes < 3) continue;
    CHECK(verdict_on(cnf, proof_text(proved.steps), ProofFormat::kRup) == "refused 1");
  }
}

TEST_CASE("Cook's proofs spoilt: the verdict is that of the naive checker") {
  Rng rng(33);
  int refused = 0;
  int all = 0;
  for (int holes = 5; holes <= 12; ++holes) {
    const Proved proved = PigeonProof(holes).proved();
    const std::string cnf = cnf_text(proved.variables, proved.clauses);
    for (int i = 0; i < tries(holes); ++i, ++all) {
      Steps steps = proved.steps;
      spoil_steps(rng, proved, steps);
      const std::string verdict = NaiveCheck(proved.variables, proved.clauses).verdict(steps);
      CHECK(verdict_on(cnf, proof_text(steps)) == verdict);
      if (verdict != "verified") ++refused;
    }
  }
  CHECK(5 * refused > all);
}

TEST_CASE("no proof of a pigeonhole formula without a clause is accepted") {
  Rng rng(34);
  for (int holes = 2; holes <= 8; ++holes) {
    Proved proved = PigeonProof(holes).proved();
    for (int i = 0; i < 20; ++i) {
      ClauseList clauses = proved.clauses;
      drop_any(rng, clauses);
      Steps steps = proved.steps;
      if (i % 2 == 1) spoil_steps(rng, proved, steps);
      CHECK(verdict_on(cnf_text(proved.variables, clauses), proof_text(steps)) != "verified");
    }
  }
}

}  // namespace p2c::pigeons_test
