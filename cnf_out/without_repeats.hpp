// Formulas in which no clause is there twice.
#pragma once

#include "cnf_out/formula_text.hpp"

namespace p2c {

/// The same clauses in the same order, each only once, whatever the order of its literals. Takes 8
/// bytes a clause for the time of this call, which runs `fill` once; then what is needed for the
/// clauses that come again. Remarks, names and costs are left out.
/// `linear`: for a sink that takes linear constraints; these are not repeated either.
FillFormula without_repeats(const FillFormula& fill, const Stop* stop = nullptr,
                            bool linear = false);

}  // namespace p2c
