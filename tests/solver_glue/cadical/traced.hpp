// Proofs by CaDiCaL, in memory.
#pragma once

#include "solver_glue/cadical/trace.hpp"
#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {

struct Traced {
  Status status = Status::kUnknown;
  std::string proof;
};

inline Traced trace(const FillFormula& fill, const Stop* stop = nullptr) {
  Traced traced;
  traced.status =
      trace_proof([&](std::string_view bytes) { traced.proof += bytes; }, fill, {0, 0, stop});
  return traced;
}

inline FillFormula filling(int variables, const ClauseList& clauses) {
  return [=](ClauseSink& out) {
    out.fresh(variables);
    for (const Clause& clause : clauses) {
      Lits literals;
      for (const int x : clause) literals.push_back(Lit(x));
      out.add(literals);
    }
  };
}

}  // namespace p2c
