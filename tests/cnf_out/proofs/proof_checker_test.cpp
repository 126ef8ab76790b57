// The proof checker on proofs made by hand.
#include "cnf_out/proofs/proof_checker.hpp"

#include <doctest/doctest.h>

#include "tests/cnf_out/proofs/verdict.hpp"

namespace p2c {
namespace {

// No model, and unit propagation alone does not see it.
const ClauseList kAllOfTwo = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}};

ProofVerdict check(int variables, const ClauseList& clauses, const std::string& proof) {
  const Cnf formula = read_dimacs(cnf_text(variables, clauses), "f");
  ProofReader reader(proof, "p");
  return check_proof(formula, reader);
}

std::string broken(const ClauseList& clauses, const std::string& proof) {
  return check(3, clauses, proof).broken;
}

constexpr const char* kUnfinished =
    "the proof ends without reaching the empty clause (read as DRAT)";
constexpr const char* kOneHolds =
    "the proof ends without reaching the empty clause, though its step holds (read as DRAT)";
constexpr const char* kTwoHold =
    "the proof ends without reaching the empty clause, though all its 2 steps hold (read as DRAT)";

// Neither RUP nor RAT.
std::string no_rup(const std::string& step, const std::string& clause) {
  const std::string pivot = clause.substr(0, clause.find(' '));
  return step + ": '" + clause + "' does not follow by unit propagation (RUP)" +
         (pivot == "0" ? "" : " and is not RAT on " + pivot) + " (read as DRAT)";
}

}  // namespace

TEST_CASE("a right proof, with and without the empty clause at its end") {
  for (const char* proof : {"2 0\n0\n", "2 0\n", "2 0\n-2 0\n", "c why\n2 3 0\n2 0\n0\n"}) {
    CAPTURE(proof);
    CHECK(check(3, kAllOfTwo, proof).verified());
  }
  CHECK(check(3, kAllOfTwo, "2 3 0\n2 0\n0\n").refuted_after == 2);
  CHECK(check(3, kAllOfTwo, "2 3 0\n2 0\n0\n").steps == 3);
  CHECK(check(3, kAllOfTwo, proof_binary({{false, {2}}, {false, {}}})).verified());
}

TEST_CASE("a proof must reach the empty clause") {
  CHECK(broken(kAllOfTwo, "") == kUnfinished);
  CHECK(broken(kAllOfTwo, "1 2 3 0\nd 1 2 3 0\n") == kTwoHold);
  CHECK(broken({}, "") == kUnfinished);
  CHECK(broken({{1, 2}}, "") == kUnfinished);
}

TEST_CASE("the empty clause needs a reason, too") {
  CHECK(broken(kAllOfTwo, "0\n") == no_rup("step 1 (p:1:1)", "0"));
  CHECK(broken({}, "0\n") == no_rup("step 1 (p:1:1)", "0"));
}

TEST_CASE("a formula that unit propagation alone refutes needs no step") {
  for (const ClauseList& clauses : {ClauseList{{}}, ClauseList{{1}, {-1}}, ClauseList{{1, 2}, {}},
                                    ClauseList{{1}, {-1, 2}, {-2, 3}, {-3, -1}}}) {
    const ProofVerdict verdict = check(3, clauses, "");
    CHECK(verdict.verified());
    CHECK(verdict.refuted_after == 0);
    CHECK(check(3, clauses, "0\n").verified());
  }
}

TEST_CASE("what comes after the end need not follow, but must be readable") {
  CHECK(check(3, kAllOfTwo, "2 0\n3 0\nd 9 0\n7 0\n").verified());
  CHECK_THROWS_AS(check(3, kAllOfTwo, "2 0\n3 x 0\n"), InputError);
  CHECK_THROWS_AS(check(3, {{}}, "3 "), InputError);
}

TEST_CASE("a step that is not RUP is refused by number and place") {
  const ClauseList open = {{1, 2}, {-2, 3}};
  CHECK(broken(open, "1 2 3 0\n-3 0\n0\n") == no_rup("step 2 (p:2:1)", "-3 0"));
  CHECK(check(3, open, "1 2 3 0\n-3 0\n0\n").bad_step == 2);
  CHECK(broken(open, proof_binary({{false, {1, 2, 3}}, {false, {-3}}})) ==
        no_rup("step 2 (p: byte 6)", "-3 0"));
  const std::string long_clause = "1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3";
  CHECK(broken({{-1}}, long_clause + " 0\n").size() < 200);
}

TEST_CASE("RAT steps, also on new variables") {
  const ClauseList clauses = {{1, 2}, {-1, -2}};
  CHECK(check(3, clauses, "-3 1 0\n").rat_steps == 1);  // blocked on 3
  CHECK(broken(clauses, "-3 1 0\n") == kOneHolds);
  CHECK(check(3, {{-1, 2}}, "1 -2 0\n").rat_steps == 1);  // the candidate is
  CHECK(broken(kAllOfTwo, "4 -1 0\n4 -2 0\n-4 1 2 0\n2 0\n0\n") == "");
  CHECK(broken(kAllOfTwo, "20000000 2 0\n2 0\n") == "");
  CHECK(check(2, kAllOfTwo, "3 -1 0\n3 -2 0\n-3 1 2 0\n2 0\n0\n").verified());
}

TEST_CASE("the pivot is the first literal of the file, and no other") {
  CHECK(broken({{-1, 2}}, "3 1 0\n") == kOneHolds);
  CHECK(broken({{-1, 2}, {-3, 2}}, "3 1 0\n") == no_rup("step 1 (p:1:1)", "3 1 0"));
  CHECK(broken({{-1, 2}, {-3, 2}}, "3 2 0\n") == no_rup("step 1 (p:1:1)", "3 2 0"));
  CHECK(broken({{-1, 2}, {-3, 2}}, "2 3 0\n") == kOneHolds);
  CHECK(broken({{-1, 2}}, proof_binary({{false, {3, 1}}})) == kOneHolds);
}

// Each would refute a formula that has a model.
TEST_CASE("a pivot that is false for good has no RAT") {
  CHECK(check(1, {{1}}, "d 1 0\n-1 0\n0\n").bad_step == 2);
  CHECK(check(2, {{1, 2}, {-2}}, "d 1 2 0\n-1 0\n0\n").bad_step == 2);
}

TEST_CASE("candidates are all clauses that are not deleted") {
  CHECK(check(3, {{1, 2}, {-1, 3}}, "1 0\n").bad_step == 1);
  CHECK(check(3, {{1, 2}, {-1, 3}}, "d 3 -1 0\n1 0\n").bad_step == 0);
  CHECK(check(3, {{1, 2}}, "3 -1 0\n-3 0\n").bad_step == 2);  // a lemma is one, too
  CHECK(check(3, {{1, 2}}, "3 -1 0\nd -1 3 0\n-3 0\n").bad_step == 0);
}

TEST_CASE("a variable above 20 million is refused before memory is taken") {
  CHECK_THROWS_AS(broken(kAllOfTwo, "20000001 2 0\n0\n"), TooLarge);
  CHECK(broken(kAllOfTwo, "d 1073741824 0\n2 0\n") == "");   // no clause to delete
  CHECK(broken(kAllOfTwo, "2 0\n0\n1073741824 0\n") == "");  // not needed
}

TEST_CASE("a deleted clause can be used no more") {
  CHECK(broken(kAllOfTwo, "d 2 1 0\n2 0\n") == no_rup("step 2 (p:2:1)", "2 0"));
  CHECK(broken(kAllOfTwo, "d 1 2 0\nd 2 -1 0\n2 0\n") == no_rup("step 3 (p:3:1)", "2 0"));
  CHECK(broken(kAllOfTwo, "1 2 3 0\nd 1 2 3 0\n2 0\n") == "");
  CHECK(broken(kAllOfTwo, "2 1 0\nd 1 2 0\n2 0\n") == "");  // there twice
}

TEST_CASE("of equal clauses one is deleted at a time, in any order of literals") {
  ClauseList twice = kAllOfTwo;
  twice.push_back({2, 1, 2});
  CHECK(broken(twice, "d 2 1 0\n2 0\n") == "");
  CHECK(broken(twice, "d 2 1 0\nd 1 2 1 0\n2 0\n") == no_rup("step 3 (p:3:1)", "2 0"));
}

TEST_CASE("a deletion of what is not there is ignored") {
  CHECK(broken(kAllOfTwo, "d 1 3 0\nd 0\nd 1 0\n2 0\n0\n") == "");
}

TEST_CASE("what unit propagation has found stays when its clauses are deleted") {
  const ClauseList clauses = {{1}, {-1, 2}, {-2, 3, -1}, {-2, -3}};
  const ClauseList open = {{1}, {-1, 2}, {-2, 3, -1}, {-2, -3, -1, 4}, {-4, 3, 2}, {-4, -3}};
  CHECK(check(3, clauses, "d 1 0\nd -1 2 0\n0\n").verified());
  CHECK(check(4, open, "d 1 0\nd -1 2 0\nd -2 3 -1 0\n0\n").verified());
}

TEST_CASE("repeated literals and tautologies do no harm") {
  CHECK(broken({{1, 1}, {-1, -1, -1}}, "") == "");
  CHECK(broken({{1, -1}, {2, 2, -2}}, "") == kUnfinished);
  CHECK(broken(kAllOfTwo, "3 -3 0\n3 3 2 0\n2 2 0\n") == "");
  CHECK(broken({{1, -1}}, "1 0\n") == no_rup("step 1 (p:1:1)", "1 0"));  // a candidate
  // Of LRAT: one that is true whatever the pivot is needs no hints.
  const std::string cnf = cnf_text(2, {{-1, 2, -2}, {-1, 2}});
  CHECK(verdict_on(cnf, "3 1 0 -1 0\n", ProofFormat::kLrat) == "refused 1");
  CHECK(verdict_on(cnf, "2 d 2 0\n3 1 0 -1 0\n", ProofFormat::kLrat) == "refused 0");
}

TEST_CASE("a formula with too many variables is refused before memory is taken") {
  const Cnf formula(20'000'001);
  ProofReader reader("", "p");
  CHECK_THROWS_AS(check_proof(formula, reader), TooLarge);
}

TEST_CASE("a stop ends the check") {
  Stop stop;
  stop.request(Stop::kInterrupted);
  std::string proof;
  for (int i = 0; i < 100'000; ++i) proof += "1 2 3 0\n";
  const Cnf formula = read_dimacs(cnf_text(3, kAllOfTwo), "f");
  ProofReader reader(proof, "p");
  CHECK_THROWS_AS(check_proof(formula, reader, &stop), Stopped);
}

// Each search for the clause would take longer than the one before.
TEST_CASE("a clause that is added and deleted again and again takes no longer each time") {
  std::string proof;
  for (int i = 0; i < 300'000; ++i) proof += "1 2 3 0\nd 1 2 3 0\n";
  CHECK(check(3, kAllOfTwo, proof + "2 0\n").verified());
}

}  // namespace p2c
