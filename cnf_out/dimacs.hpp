// Formulas as DIMACS CNF.
#pragma once

#include "cnf_out/formula_text.hpp"

namespace p2c {

/// Writes what `fill` puts into a sink: the comments, a header with exact counts, a clause a line.
/// Nothing is kept in memory. Comments may hold no "--", which CaDiCaL and Kissat would read as an
/// option. A projection is said twice, to model counters ("c p show", with "c t pmc") and to clasp
/// ("c project", read with --parse-ext).
FormulaSize write_dimacs(const ByteWriter& write, const FormulaHead& head, const FillFormula& fill,
                         const Stop* stop = nullptr);

}  // namespace p2c
