// What the variables of a puzzle's formula mean, as JSON.
#pragma once

#include "cli/formula_work.hpp"
#include "cli/options/form_options.hpp"
#include "cli/report.hpp"
#include "cnf_out/formula_text.hpp"

namespace p2c {

/// {"format": 1, "puzzle": NAME, "connectivity": HOW, "cardinality": HOW, "variables": N,
/// "clauses": M,
///  "slots": [{"name": "r1c1", "values": {"0": -1, "1": 1}}, ...],
///  "auxiliary": [{"variable": 26, "name": NAME, "sense": "<=>", "rule": WORDS}, ...],
///  "lists": [{"name": NAME, "literals": [5, -26]}, {"name": NAME, "names": ["r1c1", ...]}, ...]}
///
/// Of OPB, which has no "cardinality", with "constraints" in place of "clauses".
/// "connectivity" is there only where something must be connected. The values of a slot are given
/// by the literal that says so. Throws Stopped and TooLarge.
/// `size`: of the formula as it was written.
JsonMembers variable_map(const FormulaWork& work, const FormulaSize& size, Form form,
                         const Stop& stop);

}  // namespace p2c
