// Proofs made by chance: of the clauses that are drawn, those that a naive checker takes as RUP or
// RAT are steps, and any clause may be deleted.
#pragma once

#include "tests/cnf_out/proofs/naive_check.hpp"
#include "tests/cnf_out/proofs/spoilt_steps.hpp"

namespace p2c {

class RandomWalk {
 public:
  RandomWalk(int variables, ClauseList clauses, Rng& rng)
      : variables_(variables),
        clauses_(std::move(clauses)),
        naive_(variables, clauses_),
        rng_(rng) {}

  /// Draws so many times.
  void walk(int draws) {
    for (; draws > 0 && !naive_.refuted(); --draws) {
      if (chance(rng_, 15) && clauses_.size() > 1) {
        forget();
      } else {
        try_step({false, draw()});
      }
    }
  }

  bool refuted() const { return naive_.refuted(); }
  int variables() const { return variables_; }
  const ClauseList& clauses() const { return clauses_; }
  const Steps& steps() const { return steps_; }
  /// Drawn clauses that the naive checker did not take.
  const ClauseList& refused() const { return refused_; }

 private:
  void forget() {
    const std::size_t which = below(rng_, static_cast<int>(clauses_.size()));
    try_step({true, clauses_[which]});
    clauses_.erase(clauses_.begin() + static_cast<std::ptrdiff_t>(which));
  }

  void try_step(const ProofLine& step) {
    if (!naive_.step(step)) {
      refused_.push_back(step.clause);
      return;
    }
    for (const int x : step.clause) variables_ = std::max(variables_, std::abs(x));
    steps_.push_back(step);
    if (!step.deletes) clauses_.push_back(step.clause);
  }

  Clause draw() {
    switch (below(rng_, 4)) {
      case 0:
        return defining();
      case 1:
        return resolvent();
      default:
        return random_clause(rng_, variables_, 1 + below(rng_, 3));
    }
  }

  // A new variable first, or the newest one again.
  Clause defining() {
    const int variable = variables_ + (chance(rng_, 40) ? 1 : 0);
    Clause clause = random_clause(rng_, variables_ - 1, 1 + below(rng_, 2));
    clause.insert(clause.begin(), chance(rng_, 50) ? variable : -variable);
    return clause;
  }

  // Of two clauses with a literal and its negation, in any order of literals.
  Clause resolvent() {
    const Clause& one = any_of_list(rng_, clauses_);
    if (one.empty()) return {};
    const int x = one[below(rng_, static_cast<int>(one.size()))];
    for (const Clause& other : clauses_) {
      if (std::find(other.begin(), other.end(), -x) == other.end()) continue;
      Clause both = one;
      both.insert(both.end(), other.begin(), other.end());
      std::sort(both.begin(), both.end());
      both.erase(std::unique(both.begin(), both.end()), both.end());
      std::erase_if(both, [&](int y) { return y == x || y == -x; });
      shuffle(both, rng_);
      return both;
    }
    return one;
  }

  int variables_;
  ClauseList clauses_;
  NaiveCheck naive_;
  Rng& rng_;
  Steps steps_;
  ClauseList refused_;
};

}  // namespace p2c
