// Proofs that a formula has no model, at the cost of a search by cuts.
#pragma once

#include "solver_glue/cadical/trace.hpp"

namespace p2c {

/// As trace_proof, of a formula that states connectivity in clauses, which it never solves.
///
/// A search by cuts on all other clauses comes first. Its cuts, each after lemmas about the root
/// where it needs them, are the beginning of the proof: they follow from layers (layers.hpp, and
/// edge_layers.hpp) by unit propagation, not always from other forms. Then comes the trace of a new
/// solver on the other clauses and the cuts, in which all variables of the formula are taken.
/// Whatever follows by unit propagation still does when there are more clauses, so the proof
/// is one of the whole formula, as long as the trace has no other steps (RAT); CaDiCaL writes none.
///
/// The limit of conflicts is for both together.
Status trace_proof_by_cuts(const ByteWriter& write, const FillFormula& fill,
                           const TraceOptions& options = {});

}  // namespace p2c
