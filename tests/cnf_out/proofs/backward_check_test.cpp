// Checking from the end: it accepts what is accepted step by step, nothing of a formula with a
// model, and what it writes is right.
#include "cnf_out/proofs/backward_check.hpp"

#include <doctest/doctest.h>

#include "cnf_out/proofs/core_writer.hpp"
#include "tests/board_count.hpp"
#include "tests/cnf_out/proofs/pigeons.hpp"
#include "tests/cnf_out/proofs/random_walk.hpp"
#include "tests/cnf_out/proofs/verdict.hpp"

namespace p2c {
namespace {

int tries() { return board_count("PUZZLE2CNF_MUTANTS", 3'000, 1'000); }

struct Backward {
  ProofVerdict verdict;
  std::string trimmed;  // where it is right
  std::string lrat;
};

Backward check_backward(const std::string& cnf, const std::string& proof,
                        ProofFormat format = ProofFormat::kDrat) {
  const Cnf formula = read_dimacs(cnf, "cnf");
  FormulaSource source(formula);
  ProofReader reader(proof, "proof", format);
  BackwardCheck check(source, reader, {true, true}, nullptr);
  Backward result{check.run(), {}, {}};
  if (!result.verdict.verified()) return result;
  for (const bool lrat : {false, true}) {
    std::string& text = lrat ? result.lrat : result.trimmed;
    const ByteWriter write = [&](std::string_view bytes) { text += bytes; };
    TextBuffer out(write);
    (lrat ? write_lrat : write_trimmed)(check, out);
    out.flush();
  }
  return result;
}

Steps steps_of(const std::string& text) {
  ProofReader reader(text, "proof", ProofFormat::kDrat);
  Steps steps;
  for (ProofStep step; reader.next(step);) {
    ProofLine& taken = steps.emplace_back(ProofLine{step.deletes(), {}});
    for (const Lit x : step.literals) taken.clause.push_back(x.dimacs());
  }
  return steps;
}

// What was written is right, step by step and by its hints.
void check_written(const Proved& proved, const std::string& cnf, const Backward& backward) {
  CAPTURE(cnf);
  CAPTURE(proof_text(proved.steps));
  CAPTURE(backward.trimmed);
  CAPTURE(backward.lrat);
  CHECK(verdict_on(cnf, backward.trimmed) == "verified");
  CHECK(verdict_on(cnf, backward.lrat, ProofFormat::kLrat) == "verified");
  CHECK(NaiveCheck(proved.variables, proved.clauses).verdict(steps_of(backward.trimmed)) ==
        "verified");
}

// A walk with RAT steps, and then the empty clause whether it follows or not; perhaps some steps
// that are wrong.
Proved random_proved(Rng& rng) {
  const int variables = 4 + below(rng, 5);
  const ClauseList clauses = random_clauses(rng, variables, variables * 3);
  RandomWalk walk(variables, clauses, rng);
  walk.walk(100);
  Proved proved{variables, clauses, walk.steps()};
  if (!walk.refuted()) proved.steps.push_back({});
  for (int i = 0; i < 2 && !walk.refused().empty() && chance(rng, 50); ++i) {
    const int at = below(rng, static_cast<int>(proved.steps.size()) + 1);
    const int which = below(rng, static_cast<int>(walk.refused().size()));
    proved.steps.insert(proved.steps.begin() + at, {false, walk.refused()[which]});
  }
  return proved;
}

}  // namespace

TEST_CASE("backward: accepts what forward does, and no formula with a model") {
  Rng rng(51);
  int forward = 0;
  int more = 0;
  int rat = 0;
  for (int i = 0; i < tries(); ++i) {
    Proved proved = random_proved(rng);
    if (chance(rng, 50) && !proved.steps.empty()) spoil_steps(rng, proved, proved.steps);
    const std::string cnf = cnf_text(proved.variables, proved.clauses);
    const std::string proof = proof_text(proved.steps);
    const bool accepted = verdict_on(cnf, proof) == "verified";
    const Backward backward = check_backward(cnf, proof);
    CAPTURE(cnf);
    CAPTURE(proof);
    if (accepted) CHECK(backward.verdict.verified());
    if (!backward.verdict.verified()) continue;
    CHECK_FALSE(has_model(proved.variables, proved.clauses));
    check_written(proved, cnf, backward);
    ++(accepted ? forward : more);
    rat += static_cast<int>(backward.verdict.rat_steps);
  }
  MESSAGE("right: ", forward, ", only backward: ", more, ", RAT steps: ", rat);
  CHECK(forward > tries() / 20);
  CHECK(more >= tries() / 1000);
  CHECK(rat > tries() / 100);
}

TEST_CASE("backward: no proof of a formula with a model is ever accepted") {
  Rng rng(52);
  for (int i = 0; i < tries(); ++i) {
    Proved proved = random_proved(rng);
    while (!has_model(proved.variables, proved.clauses)) drop_any(rng, proved.clauses);
    if (!proved.steps.empty()) spoil_steps(rng, proved, proved.steps);
    const std::string cnf = cnf_text(proved.variables, proved.clauses);
    CAPTURE(cnf);
    CAPTURE(proof_text(proved.steps));
    CHECK_FALSE(check_backward(cnf, proof_text(proved.steps)).verdict.verified());
  }
}

TEST_CASE("backward: Cook's proofs, whole and spoilt") {
  Rng rng(53);
  for (int holes = 2; holes <= 12; ++holes) {
    CAPTURE(holes);
    const Proved proved = PigeonProof(holes).proved();
    const std::string cnf = cnf_text(proved.variables, proved.clauses);
    const Backward whole = check_backward(cnf, proof_text(proved.steps));
    CHECK(whole.verdict.verified());
    CHECK(whole.verdict.core_clauses == static_cast<std::int64_t>(proved.clauses.size()));
    CHECK(verdict_on(cnf, whole.trimmed) == "verified");
    CHECK(verdict_on(cnf, whole.lrat, ProofFormat::kLrat) == "verified");
    for (int i = 0; i < 20; ++i) {
      Proved less = proved;
      drop_any(rng, less.clauses);
      spoil_steps(rng, less, less.steps);
      CHECK_FALSE(check_backward(cnf_text(less.variables, less.clauses), proof_text(less.steps))
                      .verdict.verified());
    }
  }
}

// Each would refute a formula that has a model.
TEST_CASE("backward: a pivot that is false for good has no RAT") {
  CHECK(check_backward("p cnf 1 1\n1 0\n", "d 1 0\n-1 0\n0\n").verdict.bad_step == 2);
  CHECK(check_backward("p cnf 2 2\n1 2 0\n-2 0\n", "d 1 2 0\n-1 0\n0\n").verdict.bad_step == 2);
  CHECK(check_backward("p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n",
                       "3 -1 0\n3 -2 0\n-3 1 2 0\n2 0\n0\n")
            .verdict.verified());
}

TEST_CASE("backward: a wrong step that nothing needs does not matter, one that is needed does") {
  const std::string cnf = "p cnf 4 5\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n3 4 0\n";
  const std::string proof = "-3 0\n2 0\n0\n";
  const Backward good = check_backward(cnf, proof);
  CHECK(verdict_on(cnf, proof) == "refused 1");
  CHECK(good.verdict.verified());
  CHECK(good.verdict.core_clauses == 4);
  CHECK(good.verdict.core_steps == 1);
  CHECK(good.trimmed == "d 3 4 0\n2 0\nd 1 2 0\nd -1 2 0\n0\n");
  const Backward bad = check_backward("p cnf 2 1\n1 2 0\n", "-1 0\n-2 0\n0\n");
  CHECK(bad.verdict.broken ==
        "step 2 (proof:2:1): '-2 0' does not follow by unit propagation (RUP) and is not RAT on -2 "
        "(read as DRAT)");
  CHECK(check_backward(cnf, "", ProofFormat::kDrat).verdict.bad_step == 0);
  CHECK(check_backward("p cnf 1 2\n1 0\n-1 0\n", "").verdict.verified());
  CHECK(check_backward("p cnf 1 1\n0\n", "").verdict.core_clauses == 1);
}

TEST_CASE("backward: a refusal names the place of its step, which was read long before") {
  const std::string cnf = "p cnf 3 1\n1 2 0\n";
  const auto place = [&](const std::string& proof) {
    const std::string broken = check_backward(cnf, proof).verdict.broken;
    return broken.substr(0, broken.find(')') + 1);
  };
  CHECK(place("3 1 0\nc x\n\n  -1 0 3 2 0\n-2 0 0\n1 0\n") == "step 4 (proof:5:1)");
  CHECK(place("3 1 0\nc x\n\n  -2 0 -1 0\n") == "step 3 (proof:4:8)");
  CHECK(place(std::string("a\6\2\0a\3\0a\5\0", 10)) == "step 3 (proof: byte 8)");
}

TEST_CASE("large proofs are checked backward unless told otherwise") {
  const Cnf formula = read_dimacs("p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n", "f");
  std::string proof;
  for (const bool large : {false, true}) {
    proof = "2 0\n" + std::string(large ? 1'000'000 : 999'900, '\n') + "0\n";
    ProofReader reader(proof, "p", ProofFormat::kDrat);
    CHECK(check_proof(formula, reader).backward == large);
  }
  ProofReader again(proof, "p", ProofFormat::kDrat);
  CHECK_FALSE(check_proof(formula, again, nullptr, ProofDirection::kForward).backward);
}

}  // namespace p2c
