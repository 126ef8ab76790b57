// Proofs with something wrong in them.
#pragma once

#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {

/// A formula without a model, and a proof of it.
struct Proved {
  int variables = 0;
  ClauseList clauses;
  Steps steps;
};

template <class T>
T& any_of_list(Rng& rng, std::vector<T>& items) {
  return items[below(rng, static_cast<int>(items.size()))];
}

template <class T>
void drop_any(Rng& rng, std::vector<T>& items) {
  items.erase(items.begin() + below(rng, static_cast<int>(items.size())));
}

/// One thing is wrong with the steps.
inline void spoil_steps(Rng& rng, const Proved& proved, Steps& steps) {
  ProofLine& step = any_of_list(rng, steps);
  const auto somewhere = steps.begin() + below(rng, static_cast<int>(steps.size()));
  switch (below(rng, 6)) {
    case 0:  // a literal flipped
      if (!step.clause.empty()) any_of_list(rng, step.clause) *= -1;
      break;
    case 1:  // a lemma or a deletion dropped
      drop_any(rng, steps);
      break;
    case 2: {  // a clause deleted that may be used later
      ClauseList clauses = proved.clauses;
      for (const ProofLine& other : steps) clauses.push_back(other.clause);
      steps.insert(somewhere, {true, any_of_list(rng, clauses)});
      break;
    }
    case 3:  // a literal dropped
      if (!step.clause.empty()) drop_any(rng, step.clause);
      break;
    case 4:  // a lemma out of nowhere, maybe of a variable too many
      steps.insert(somewhere, {false, {1 + below(rng, proved.variables + 1)}});
      break;
    default:
      step.deletes = !step.deletes;
  }
}

}  // namespace p2c
