// Proofs spoilt at random: none of a formula with a model is accepted, and the verdict is always
// that of a naive checker, which is written from the definition.
#include <doctest/doctest.h>

#include <cstdlib>
#include <map>
#include <sstream>

#include "tests/board_count.hpp"
#include "tests/cnf_out/proofs/numbered_walk.hpp"
#include "tests/cnf_out/proofs/random_walk.hpp"
#include "tests/cnf_out/proofs/verdict.hpp"
#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"

namespace p2c::proof_mutants_test {
namespace {

// How many are made: 10,000, or as many as PUZZLE2CNF_MUTANTS says.
std::size_t tries() {
  return static_cast<std::size_t>(board_count("PUZZLE2CNF_MUTANTS", 10'000, 3'000));
}

// A tenth of that, unless it was asked for: the naive checker takes its time.
std::size_t some_tries() {
  return std::getenv("PUZZLE2CNF_MUTANTS") == nullptr ? tries() / 10 : tries();
}

// Drops clauses that the formula has no model without, so that each that is left counts.
void minimise(int variables, ClauseList& clauses) {
  for (std::size_t i = clauses.size(); i-- > 0;) {
    ClauseList fewer = clauses;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (!has_model(variables, fewer)) clauses = fewer;
  }
}

// A formula without a model that unit propagation alone does not refute, and a proof of it.
Proved random_proved(Rng& rng) {
  while (true) {
    Proved proved{3 + below(rng, 4), {}, {}};
    proved.clauses = random_clauses(rng, proved.variables, proved.variables * (3 + below(rng, 3)));
    if (has_model(proved.variables, proved.clauses)) continue;
    if (chance(rng, 75)) minimise(proved.variables, proved.clauses);
    if (propagates_to_conflict(proved.clauses, {})) continue;
    proved.steps = ProofByCases(proved.clauses, rng).steps();
    return proved;
  }
}

std::string nonsense(Rng& rng) {
  std::vector<std::string> words = {"-0",
                                    "+1",
                                    "x",
                                    "99",
                                    "1.5",
                                    "d",
                                    "a",
                                    "--1",
                                    "1e3",
                                    "0x1",
                                    "007",
                                    "0",
                                    "4294967297",
                                    "-4294967295",
                                    "2147483648",
                                    "%",
                                    "\n",
                                    "c",
                                    "p",
                                    "\t",
                                    "-",
                                    "1073741825",
                                    "18446744073709551617"};
  return any_of_list(rng, words);
}

// One thing is wrong with the bytes.
std::string spoil_bytes(Rng& rng, std::string bytes) {
  if (bytes.empty()) return "0";
  const auto at = static_cast<std::size_t>(below(rng, static_cast<int>(bytes.size())));
  switch (below(rng, 4)) {
    case 0:
      return bytes.substr(0, at);
    case 1:
      return bytes.substr(0, at) + " " + nonsense(rng) + " " + bytes.substr(at);
    case 2:
      bytes[at] = static_cast<char>(below(rng, 256));
      return bytes;
    default:
      bytes.erase(at, 1);
      return bytes;
  }
}

// The formula's file, maybe wrong.
std::string spoil_formula(Rng& rng, const Proved& proved) {
  ClauseList clauses = proved.clauses;
  const std::string good = cnf_text(proved.variables, clauses);
  switch (below(rng, 5)) {
    case 0:  // another formula
      return cnf_text(proved.variables,
                      random_clauses(rng, proved.variables, 4 * proved.variables));
    case 1:  // without a clause that the header counts
      drop_any(rng, clauses);
      return good.substr(0, good.find('\n') + 1) +
             cnf_text(proved.variables, clauses).substr(good.find('\n') + 1);
    case 2:  // without a clause
      drop_any(rng, clauses);
      return cnf_text(proved.variables, clauses);
    case 3:  // the header has another number of variables
      return cnf_text(proved.variables + 1 - 2 * below(rng, 2), clauses);
    default:
      return spoil_bytes(rng, good);
  }
}

struct Mutant {
  std::string cnf;
  std::string proof;
  ProofFormat format = ProofFormat::kDrat;
};

std::string format_word(ProofFormat format) {
  if (format == ProofFormat::kLrat) return "lrat";
  return format == ProofFormat::kFrat ? "frat" : "drat";
}

Mutant random_mutant(Rng& rng, const Proved& proved) {
  Steps steps = proved.steps;
  const int what = below(rng, 4);
  if (what == 0) spoil_steps(rng, proved, steps);
  if (what == 1) {
    for (int i = 0; i < 3; ++i) spoil_steps(rng, proved, steps);
  }
  Mutant mutant{cnf_text(proved.variables, proved.clauses),
                chance(rng, 50) ? proof_text(steps) : proof_binary(steps)};
  if (what == 2) mutant.proof = spoil_bytes(rng, mutant.proof);
  if (what == 3) mutant.cnf = spoil_formula(rng, proved);
  return mutant;
}

// Some proofs cut at each byte, text and binary; the rest at random.
std::vector<Mutant> make_mutants(std::size_t count) {
  Rng rng(5);
  std::vector<Mutant> mutants;
  while (mutants.size() < count) {
    const Proved proved = random_proved(rng);
    const std::string cnf = cnf_text(proved.variables, proved.clauses);
    CHECK(verdict_on(cnf, proof_text(proved.steps)) == "verified");
    CHECK(verdict_on(cnf, proof_binary(proved.steps)) == "verified");
    if (mutants.size() < count / 4) {
      for (const std::string& proof : {proof_text(proved.steps), proof_binary(proved.steps)}) {
        for (std::size_t i = 0; i <= proof.size(); ++i)
          mutants.push_back({cnf, proof.substr(0, i), ProofFormat::kDrat});
      }
    }
    for (int i = 0; i < 20; ++i) mutants.push_back(random_mutant(rng, proved));
  }
  mutants.resize(count);
  return mutants;
}

std::vector<std::string> naive_verdicts(const std::vector<Mutant>& mutants) {
  std::string input;
  for (const Mutant& mutant : mutants) {
    input += format_word(mutant.format) + " " + std::to_string(mutant.cnf.size()) + " " +
             std::to_string(mutant.proof.size()) + "\n" + mutant.cnf + mutant.proof;
  }
  const Finished finished = run_program("python3", {kNaiveChecker}, input);
  CHECK(finished.err == "");
  std::vector<std::string> verdicts;
  std::istringstream lines(finished.out);
  for (std::string line; std::getline(lines, line);) verdicts.push_back(line);
  return verdicts;
}

// A random walk with RAT steps, spoilt or not.
Mutant rat_mutant(Rng& rng) {
  const int variables = 4 + below(rng, 4);
  const ClauseList clauses = random_clauses(rng, variables, variables * 3);
  RandomWalk walk(variables, clauses, rng);
  walk.walk(80);
  Proved proved{walk.variables(), clauses, walk.steps()};
  if (walk.steps().empty()) return {cnf_text(variables, clauses), "0\n", ProofFormat::kDrat};
  if (!walk.refuted()) proved.steps.push_back({});
  if (chance(rng, 60)) spoil_steps(rng, proved, proved.steps);
  if (chance(rng, 30) && !walk.refused().empty()) {
    proved.steps.insert(
        proved.steps.begin() + below(rng, static_cast<int>(proved.steps.size()) + 1),
        {false, walk.refused()[below(rng, static_cast<int>(walk.refused().size()))]});
  }
  return {cnf_text(variables, clauses),
          chance(rng, 50) ? proof_text(proved.steps) : proof_binary(proved.steps),
          ProofFormat::kDrat};
}

Mutant numbered_mutant(Rng& rng, ProofFormat format) {
  const int variables = 3 + below(rng, 3);
  const ClauseList clauses = random_clauses(rng, variables, variables * 3);
  NumberedSteps steps = NumberedWalk(variables, clauses, rng).steps();
  if (format == ProofFormat::kFrat) steps = frat_steps(clauses, steps, rng);
  if (!steps.empty() && chance(rng, 75)) spoil_numbered(rng, steps, variables);
  std::string proof = chance(rng, 60) ? frat_text(steps) : frat_binary(steps);
  if (format == ProofFormat::kLrat) proof = chance(rng, 60) ? lrat_text(steps) : lrat_binary(steps);
  if (chance(rng, 15)) proof = spoil_bytes(rng, proof);
  return {cnf_text(variables, clauses), proof, format};
}

// Each verdict is that of the naive checker, and each occurs often enough.
void compare_with_naive(const std::vector<Mutant>& mutants) {
  const std::vector<std::string> naive = naive_verdicts(mutants);
  REQUIRE(naive.size() == mutants.size());
  std::map<std::string, int> seen;
  for (std::size_t i = 0; i < mutants.size(); ++i) {
    const Mutant& mutant = mutants[i];
    CAPTURE(mutant.cnf);
    CAPTURE(mutant.proof);
    CHECK(verdict_on(mutant.cnf, mutant.proof, mutant.format) == naive[i]);
    ++seen[naive[i].substr(0, naive[i].find_first_of(" ,"))];
    if (naive[i].find("wrong hints") == std::string::npos) continue;
    ++seen[naive[i].ends_with(": 0") ? "right hints" : "wrong hints"];
  }
  for (const std::string verdict : {"verified", "refused", "malformed"}) {
    MESSAGE(verdict, ": ", seen[verdict], " of ", mutants.size());
  }
  const int hinted = seen["right hints"] + seen["wrong hints"];
  if (hinted > 0) CHECK(50 * seen["wrong hints"] > hinted);
  CHECK(20 * seen["verified"] > static_cast<int>(mutants.size()));
  CHECK(20 * seen["refused"] > static_cast<int>(mutants.size()));
}

template <class Make>
std::vector<Mutant> make_mutants(Rng& rng, Make make) {
  std::vector<Mutant> mutants;
  while (mutants.size() < some_tries()) mutants.push_back(make(rng));
  return mutants;
}

}  // namespace

TEST_CASE("spoilt proofs: the verdict is that of the naive checker") {
  compare_with_naive(make_mutants(tries()));
}

TEST_CASE("spoilt RAT proofs: the verdict is that of the naive checker") {
  Rng rng(41);
  compare_with_naive(make_mutants(rng, rat_mutant));
}

TEST_CASE("spoilt LRAT proofs: the verdict is that of the naive checker") {
  Rng rng(42);
  compare_with_naive(
      make_mutants(rng, [](Rng& r) { return numbered_mutant(r, ProofFormat::kLrat); }));
}

TEST_CASE("spoilt FRAT proofs: the verdict is that of the naive checker") {
  Rng rng(43);
  compare_with_naive(
      make_mutants(rng, [](Rng& r) { return numbered_mutant(r, ProofFormat::kFrat); }));
}

TEST_CASE("no LRAT or FRAT proof of a formula with a model is ever accepted") {
  Rng rng(44);
  for (std::size_t done = 0; done < some_tries();) {
    const int variables = 3 + below(rng, 3);
    ClauseList clauses = random_clauses(rng, variables, variables * 3);
    const NumberedSteps lrat = NumberedWalk(variables, clauses, rng).steps();
    while (!has_model(variables, clauses)) drop_any(rng, clauses);
    const std::string cnf = cnf_text(variables, clauses);
    for (int i = 0; i < 5; ++i, ++done) {
      NumberedSteps steps = lrat;
      steps.push_back({'a', 900, {}, {}});
      if (i > 0) spoil_numbered(rng, steps, variables);
      CAPTURE(cnf);
      CHECK(verdict_on(cnf, lrat_text(steps), ProofFormat::kLrat) != "verified");
      steps = frat_steps(clauses, lrat, rng);
      if (i > 0) spoil_numbered(rng, steps, variables);
      const std::string frat = i % 2 == 0 ? frat_text(steps) : frat_binary(steps);
      CHECK_FALSE(verdict_on(cnf, frat, ProofFormat::kFrat).starts_with("verified"));
    }
  }
}

TEST_CASE("no proof of a formula with a model is ever accepted") {
  Rng rng(6);
  const std::size_t count = tries();
  std::map<std::string, int> seen;
  for (std::size_t done = 0; done < count;) {
    Proved proved = random_proved(rng);
    while (!has_model(proved.variables, proved.clauses)) drop_any(rng, proved.clauses);
    const std::string cnf = cnf_text(proved.variables, proved.clauses);
    for (int i = 0; i < 10; ++i, ++done) {
      Steps steps = proved.steps;
      if (i % 2 == 1) spoil_steps(rng, proved, steps);
      if (i == 8) steps = {{false, {}}};
      const std::string proof = i % 4 < 2 ? proof_text(steps) : proof_binary(steps);
      const std::string verdict = verdict_on(cnf, i % 3 == 2 ? spoil_bytes(rng, proof) : proof);
      CAPTURE(cnf);
      CAPTURE(proof);
      CHECK(verdict != "verified");
      ++seen[verdict.substr(0, verdict.find(' '))];
    }
  }
  CHECK(2 * seen["refused"] > static_cast<int>(count));
}

}  // namespace p2c::proof_mutants_test
