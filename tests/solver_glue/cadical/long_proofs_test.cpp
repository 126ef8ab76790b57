// Proofs by CaDiCaL of formulas with long clauses, spoilt at random: the proof checker and a naive
// one give the same verdict.
#include <doctest/doctest.h>

#include <iterator>

#include "tests/board_count.hpp"
#include "tests/cnf_out/proofs/naive_check.hpp"
#include "tests/cnf_out/proofs/spoilt_steps.hpp"
#include "tests/cnf_out/proofs/verdict.hpp"
#include "tests/solver_glue/cadical/traced.hpp"

namespace p2c {
namespace {

constexpr int kProofs = fewer_if_sanitized(40, 10);
constexpr int kSpoilt = 12;  // of each
constexpr int kLeastSteps = 100;
constexpr int kMostSteps = 1000;
constexpr std::size_t kLong = 6;  // literals of a long lemma

std::size_t any_below(Rng& rng, std::size_t n) {
  return static_cast<std::size_t>(below(rng, static_cast<int>(n)));
}

// A random graph with `edges` edges, each vertex in one of the colours.
void add_colouring(Rng& rng, int vertices, int colours, int edges, Proved& proved) {
  const auto is = [&](int vertex, int colour) { return 1 + vertex * colours + colour; };
  proved.variables = vertices * colours;
  for (int v = 0; v < vertices; ++v) {
    Clause& some = proved.clauses.emplace_back();
    for (int c = 0; c < colours; ++c) some.push_back(is(v, c));
  }
  for (int e = 0; e < edges; ++e) {
    const int u = below(rng, vertices);
    const int v = (u + 1 + below(rng, vertices - 1)) % vertices;
    for (int c = 0; c < colours; ++c) proved.clauses.push_back({-is(u, c), -is(v, c)});
  }
}

// A clause becomes longer by new variables, each of which implies one of its literals.
void widen(Rng& rng, Proved& proved, std::size_t number, int by) {
  const Clause clause = proved.clauses[number];
  for (int i = 0; i < by; ++i) {
    const int fresh = ++proved.variables;
    proved.clauses[number].push_back(fresh);
    proved.clauses.push_back({-fresh, clause[any_below(rng, clause.size())]});
  }
  shuffle(proved.clauses[number], rng);
}

// New variables of which unit propagation alone finds that they are true; clauses get their
// negations.
void add_known(Rng& rng, Proved& proved, int count) {
  for (int i = 0; i < count; ++i) {
    const int fresh = ++proved.variables;
    any_of_list(rng, proved.clauses).push_back(-fresh);
    proved.clauses.push_back(i == 0 ? Clause{fresh} : Clause{1 - fresh, fresh});
  }
}

// Every variable gets another number.
void rename(Rng& rng, Proved& proved) {
  std::vector<int> names;
  for (int v = 1; v <= proved.variables; ++v) names.push_back(v);
  shuffle(names, rng);
  for (Clause& clause : proved.clauses) {
    for (int& x : clause) x = x > 0 ? names[x - 1] : -names[-x - 1];
  }
}

Proved random_formula(Rng& rng) {
  Proved proved;
  if (chance(rng, 50)) {
    const int colours = 4 + below(rng, 3);
    const int vertices = 2 * colours + below(rng, 20);
    add_colouring(rng, vertices, colours, vertices * (colours + 2), proved);
  } else {
    proved.variables = 30 + below(rng, 30);
    proved.clauses = random_clauses(rng, proved.variables, proved.variables * 4);
  }
  for (int wide = 1 + below(rng, 6); wide > 0; --wide) {
    widen(rng, proved, any_below(rng, proved.clauses.size()), 5 + below(rng, 20));
  }
  add_known(rng, proved, below(rng, 50));
  rename(rng, proved);
  return proved;
}

Steps steps_of(const std::string& text) {
  ProofReader reader(text, "trace", ProofFormat::kDrat);
  Steps steps;
  for (ProofStep step; reader.next(step);) {
    ProofLine& taken = steps.emplace_back(ProofLine{step.deletes(), {}});
    for (const Lit x : step.literals) taken.clause.push_back(x.dimacs());
  }
  return steps;
}

// With a proof of hundreds of steps.
Proved long_proof(Rng& rng) {
  while (true) {
    Proved proved = random_formula(rng);
    const Traced traced = trace(filling(proved.variables, proved.clauses));
    if (traced.status != Status::kUnsatisfiable) continue;
    proved.steps = steps_of(traced.proof);
    const auto steps = static_cast<int>(proved.steps.size());
    if (steps >= kLeastSteps && steps <= kMostSteps) return proved;
  }
}

// Long clauses of the formula are deleted that may be used later.
void delete_long_clauses(Rng& rng, const Proved& proved, Steps& steps) {
  Steps deletions;
  for (const Clause& clause : proved.clauses) {
    if (clause.size() >= kLong && chance(rng, 90)) deletions.push_back({true, clause});
  }
  steps.insert(steps.begin(), deletions.begin(), deletions.end());
}

// A long lemma loses a literal or has one flipped, or one is made up.
void spoil_long_lemma(Rng& rng, const Proved& proved, Steps& steps) {
  std::vector<std::size_t> lemmas;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!steps[i].deletes && steps[i].clause.size() >= kLong) lemmas.push_back(i);
  }
  if (!lemmas.empty() && chance(rng, 80)) {
    Clause& lemma = steps[any_of_list(rng, lemmas)].clause;
    if (chance(rng, 50)) {
      drop_any(rng, lemma);
    } else {
      any_of_list(rng, lemma) *= -1;
    }
    return;
  }
  const int size = static_cast<int>(kLong) + below(rng, 10);
  const auto at = steps.begin() + below(rng, static_cast<int>(steps.size()));
  steps.insert(at, {false, random_clause(rng, proved.variables, size)});
}

constexpr void (*kSpoilers[])(Rng&, const Proved&, Steps&) = {spoil_steps, spoil_long_lemma,
                                                              delete_long_clauses};

// What the proofs were like.
struct Tally {
  int verified = 0;
  int refused = 0;
  int refused_long = 0;     // at a long lemma
  int refused_deleted = 0;  // for want of the clauses that the first steps delete

  void add(const Steps& steps, const std::string& verdict) {
    if (verdict == "verified") {
      ++verified;
      return;
    }
    ++refused;
    const std::size_t step = std::stoul(verdict.substr(verdict.find(' ')));
    if (step > 0 && steps[step - 1].clause.size() >= kLong) ++refused_long;
    if (steps[0].deletes) ++refused_deleted;
  }
};

void compare(const Proved& proved, const Steps& steps, bool binary, Tally& tally) {
  const std::string cnf = cnf_text(proved.variables, proved.clauses);
  const std::string naive = NaiveCheck(proved.variables, proved.clauses).verdict(steps);
  CHECK(verdict_on(cnf, binary ? proof_binary(steps) : proof_text(steps)) == naive);
  tally.add(steps, naive);
}

}  // namespace

TEST_CASE("spoilt long proofs: the verdict is that of a naive check") {
  Rng rng(7);
  Tally whole;
  Tally spoilt;
  for (int i = 0; i < kProofs; ++i) {
    const Proved proved = long_proof(rng);
    compare(proved, proved.steps, i % 2 == 1, whole);
    for (int k = 0; k < kSpoilt; ++k) {
      Steps steps = proved.steps;
      kSpoilers[k % std::size(kSpoilers)](rng, proved, steps);
      compare(proved, steps, k % 2 == 1, spoilt);
    }
  }
  MESSAGE("spoilt: ", spoilt.verified, " verified, ", spoilt.refused, " refused, ",
          spoilt.refused_long, " of them at a long lemma, ", spoilt.refused_deleted,
          " for want of deleted clauses");
  CHECK(whole.verified == kProofs);
  CHECK(spoilt.verified >= kProofs);
  CHECK(spoilt.refused >= kProofs);
  CHECK(spoilt.refused_long >= 2 * kProofs);
  CHECK(spoilt.refused_deleted >= kProofs / 2);
}

}  // namespace p2c
