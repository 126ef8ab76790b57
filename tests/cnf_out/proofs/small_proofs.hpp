// Small formulas with proofs, made without a solver.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

using Clause = std::vector<int>;  // DIMACS numbers
using ClauseList = std::vector<Clause>;

struct ProofLine {
  bool deletes = false;
  Clause clause;
};
using Steps = std::vector<ProofLine>;

inline std::string text_of(const Clause& clause) {
  std::string text;
  for (const int x : clause) text += std::to_string(x) + " ";
  return text + "0\n";
}

inline std::string cnf_text(int variables, const ClauseList& clauses) {
  std::string text =
      "p cnf " + std::to_string(variables) + " " + std::to_string(clauses.size()) + "\n";
  for (const Clause& clause : clauses) text += text_of(clause);
  return text;
}

inline std::string proof_text(const Steps& steps) {
  std::string text;
  for (const ProofLine& step : steps) text += (step.deletes ? "d " : "") + text_of(step.clause);
  return text;
}

inline std::string proof_binary(const Steps& steps) {
  std::string bytes;
  for (const ProofLine& step : steps) {
    bytes += step.deletes ? 'd' : 'a';
    for (const int x : step.clause) {
      std::uint32_t code = 2 * static_cast<std::uint32_t>(std::abs(x)) + (x > 0 ? 0 : 1);
      for (; code >= 128; code >>= 7U) bytes += static_cast<char>(code | 128U);
      bytes += static_cast<char>(code);
    }
    bytes += '\0';
  }
  return bytes;
}

/// Every assignment is tried.
inline bool has_model(int variables, const ClauseList& clauses) {
  for (unsigned bits = 0; bits < 1U << static_cast<unsigned>(variables); ++bits) {
    const auto is_true = [&](int x) {
      return (bits >> static_cast<unsigned>(std::abs(x) - 1) & 1U) == (x > 0 ? 1U : 0U);
    };
    if (std::all_of(clauses.begin(), clauses.end(), [&](const Clause& clause) {
          return std::any_of(clause.begin(), clause.end(), is_true);
        })) {
      return true;
    }
  }
  return false;
}

/// As many literals of different variables.
inline Clause random_clause(Rng& rng, int variables, int size) {
  Clause clause;
  while (static_cast<int>(clause.size()) < size) {
    const int variable = 1 + below(rng, variables);
    const bool there =
        std::any_of(clause.begin(), clause.end(), [&](int x) { return std::abs(x) == variable; });
    if (!there) clause.push_back(chance(rng, 50) ? variable : -variable);
  }
  return clause;
}

/// Clauses of two or three literals.
inline ClauseList random_clauses(Rng& rng, int variables, int count) {
  ClauseList clauses;
  for (int i = 0; i < count; ++i) {
    clauses.push_back(random_clause(rng, variables, 2 + below(rng, 2)));
  }
  return clauses;
}

/// Unit propagation from these literals ends in a clause that is false.
inline bool propagates_to_conflict(const ClauseList& clauses, Clause literals) {
  const auto has = [&](int x) {
    return std::find(literals.begin(), literals.end(), x) != literals.end();
  };
  for (bool again = true; again;) {
    again = false;
    for (const Clause& clause : clauses) {
      if (std::any_of(clause.begin(), clause.end(), has)) continue;
      Clause left;
      std::copy_if(clause.begin(), clause.end(), std::back_inserter(left),
                   [&](int x) { return !has(-x); });
      if (left.empty()) return true;
      if (left.size() > 1) continue;
      literals.push_back(left[0]);
      again = true;
    }
  }
  return false;
}

/// The proof that a search by cases leaves: for each case without a way out, the clause that not
/// all of its choices hold; the clauses of its parts are deleted then. Only for formulas without a
/// model.
class ProofByCases {
 public:
  ProofByCases(ClauseList clauses, Rng& rng) : clauses_(std::move(clauses)), rng_(rng) {
    refute({}, 1);
  }
  const Steps& steps() const { return steps_; }

 private:
  void refute(const Clause& choices, int variable) {
    if (!propagates_to_conflict(clauses_, choices)) {
      for (const int x : {variable, -variable}) {
        Clause more = choices;
        more.push_back(x);
        refute(more, variable + 1);
      }
      learn(choices);
      for (const int x : {variable, -variable}) forget(choices, x);
    } else {
      learn(choices);
    }
  }

  void learn(const Clause& choices) {
    Clause clause;
    for (const int x : choices) clause.push_back(-x);
    shuffle(clause, rng_);
    clauses_.push_back(clause);
    steps_.push_back({false, clause});
  }

  void forget(Clause choices, int last) {
    if (chance(rng_, 25)) return;
    choices.push_back(last);
    for (int& x : choices) x = -x;
    const auto is_it = [&](const Clause& clause) {
      return std::is_permutation(clause.begin(), clause.end(), choices.begin(), choices.end());
    };
    clauses_.erase(std::find_if(clauses_.begin(), clauses_.end(), is_it));
    steps_.push_back({true, choices});
  }

  ClauseList clauses_;
  Rng& rng_;
  Steps steps_;
};

}  // namespace p2c
