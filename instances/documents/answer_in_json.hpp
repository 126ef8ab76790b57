// Answers in the JSON that `solve`, `unique` and `enumerate` print.
#pragma once

#include <vector>

#include "instances/documents/registry.hpp"
#include "instances/formats/json.hpp"
#include "instances/text/respelt.hpp"

namespace puzzle2cnf {

/// The answers in a report, in a list of reports, or one answer by itself, in their order. Throws
/// InputError where a report is about another kind of puzzle.
std::vector<const JsonValue*> json_answers(const AnyPuzzle& puzzle, TextReader& in,
                                           const JsonValue& root);

/// Such an answer as the lines that the puzzle reads. Throws InputError.
Respelt respell_json(const AnyPuzzle& puzzle, TextReader& in, const JsonValue& answer);

}  // namespace puzzle2cnf
