// Answers in the JSON that `solve`, `unique` and `enumerate` print.
#pragma once

#include <vector>

#include "instances/documents/registry.hpp"
#include "instances/formats/json.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

struct JsonAnswer {
  const JsonValue* value;
  const JsonValue* kind = nullptr;  // the name of its puzzle, where the report has one
};

/// The answers in a report, in a list of reports, or one answer by itself, in their order; some may
/// be of other kinds of puzzles. Throws InputError.
std::vector<JsonAnswer> json_answers(const AnyPuzzle& puzzle, TextReader& in,
                                     const JsonValue& root);

/// Such an answer as the lines that the puzzle reads. Throws InputError, also for another kind.
Respelt respell_json(const AnyPuzzle& puzzle, TextReader& in, const JsonAnswer& answer);

}  // namespace p2c
