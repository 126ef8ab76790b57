// Formulas as linear pseudo-Boolean constraints, in the OPB format of the PB competitions.
#pragma once

#include "cnf_out/formula_text.hpp"

namespace p2c {

/// Writes what `fill` puts into a sink that takes linear constraints whole: a header with exact
/// counts, the comments, a constraint a line. Only what every reader of the format takes: no
/// negated literal, a sign before each weight, ">=" and "=".
///
///   +1 x1 -1 x2 >= 0 ;      the clause x1 or not x2
///   +1 x1 +1 x2 = 1 ;       exactly one
///   +1 x1 >= 2 ;            the empty clause
///
/// Costs are the objective, "min: ...", each variable once; what every model costs is left out of
/// it and said in a comment, "every model costs N more". A projection is a line
/// "* project x1 x2 ...", for clasp with --parse-ext.
FormulaSize write_opb(const ByteWriter& write, const FormulaHead& head, const FillFormula& fill,
                      const Stop* stop = nullptr);

}  // namespace p2c
