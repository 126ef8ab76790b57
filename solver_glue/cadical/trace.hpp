// Proofs by CaDiCaL that a formula has no model.
#pragma once

#include <cstdint>

#include "cnf_out/formula_text.hpp"
#include "cnf_out/model.hpp"

namespace p2c {

struct TraceOptions {
  int seed = 0;
  std::int64_t conflict_limit = 0;  // 0: none
  const Stop* stop = nullptr;       // must outlive the trace
};

/// Solves the formula in a new solver, once, and writes what CaDiCaL derives: a proof, as DRAT
/// text, when the result is kUnsatisfiable. kUnknown: a stop was asked for, or the limit was
/// reached. Throws Stopped while it loads the formula, and what `write` throws; either ends the
/// work soon.
///
/// The proof need not be trusted: check_proof says whether it is one.
Status trace_proof(const ByteWriter& write, const FillFormula& fill,
                   const TraceOptions& options = {});

}  // namespace p2c
