// Why a cut follows from connectivity in clauses: steps of a proof.
#pragma once

#include "solver_glue/incremental/bare_formula.hpp"

namespace p2c {

// Adds clauses "the cut, or r is not the root", so that each of them follows by unit propagation
// from the clauses that state the constraint, and the cut does after all of them.
//
// Where the cut is broken, what it closes leaves the graph in parts. From a root in one part
// nothing in another is reached, as unit propagation finds; and the cut says that there are true
// nodes in two of them. So there is a clause for each root that is possible, but those of the part
// that has most: none where one root is fixed.
//
// Time: linear in the graph, nothing where only one root is possible.
void add_root_lemmas(const BareFormula::Graph& graph, std::span<const Lit> cut, ClauseSink& out);

}  // namespace p2c
