// Formulas with costs as WCNF, for MaxSAT solvers.
#pragma once

#include "cnf_out/formula_text.hpp"

namespace p2c {

enum class WcnfForm : char {
  k2022,  // since the MaxSAT Evaluation 2022: "h" in front of a hard clause, no header
  kOld,   // "p wcnf VARIABLES CLAUSES TOP", and TOP in front of a hard clause
};

/// Writes what `fill` puts into a sink: the comments, the clauses as hard ones, then a soft unit
/// clause for each cost. What every model costs has no place in the format, so a comment says it:
/// "every model costs N more". A formula without costs has hard clauses only. There is no
/// projection.
FormulaSize write_wcnf(const ByteWriter& write, const FormulaHead& head, const FillFormula& fill,
                       WcnfForm form, const Stop* stop = nullptr);

}  // namespace p2c
