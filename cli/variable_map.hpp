// What the variables of a puzzle's formula mean, as JSON.
#pragma once

#include "cli/report.hpp"
#include "encoder/document.hpp"

namespace puzzle2cnf {

/// {"format": 1, "puzzle": NAME, "variables": N, "clauses": M,
///  "slots": [{"name": "r1c1", "values": {"0": -1, "1": 1}}, ...],
///  "auxiliary": [{"first": 26, "last": 30, "rule": WORDS}, ...]}
///
/// The values of a slot are given by the literal that says so. Throws Stopped and TooLarge.
Json variable_map(const Document& document, const EncodeOptions& options, const Stop& stop);

}  // namespace puzzle2cnf
