// What a user gives as an ANSWER: the output of `solve`, `unique` or `enumerate`, as text or JSON,
// rows of '#' and '.', or a file in a format that carries answers.
#pragma once

#include <string>
#include <string_view>

#include "instances/documents/registry.hpp"
#include "instances/formats/json.hpp"

namespace p2c {

/// Each of these reads the answer with this number, from 1, of those in the text, and throws
/// InputError, or Stopped by `stop`.

/// Open slots of a format that carries answers take their lowest value, as pzpr takes them. Throws
/// also where another slot is open.
Answer read_answer(const AnyPuzzle& puzzle, std::string_view text, const std::string& file,
                   int number = 1, const Stop* stop = nullptr);

/// The same of one answer in a JSON text, as `solve --json` prints it.
Answer read_answer(const AnyPuzzle& puzzle, TextReader& in, const JsonValue& answer);

/// An answer with the lowest value of each open slot.
Answer filled(const AnyPuzzle& puzzle, Answer answer);

/// As read_answer, but what is printed as "?" is kOpen.
Answer read_partial_answer(const AnyPuzzle& puzzle, std::string_view text, const std::string& file,
                           int number = 1, const Stop* stop = nullptr);

/// What a player has settled: all that is open is kOpen.
Answer read_position(const AnyPuzzle& puzzle, std::string_view text, const std::string& file,
                     int number = 1, const Stop* stop = nullptr);

}  // namespace p2c
