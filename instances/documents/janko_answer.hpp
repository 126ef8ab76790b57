// Answers in the texts of janko.at, in our own text. By what an answer is made of:
//
//   marks in cells     any sign, but '-', '.', '0' and 'w'
//   numbers            these, or letters from A on
//   lines by cells     the ways out of each cell, as "se", with or without cells marked 'x'
//   lines by vertices  any sign in each cell within the loop
//   regions            ids
//   bridges            '1' and '2' across, 'a' and 'b' down, between islands
//
// Source: SmilingWayne/puzzlekit-dataset, which has the answers from there.
#pragma once

#include <optional>

#include "instances/documents/janko.hpp"
#include "instances/kind/puzzle_kind.hpp"

namespace p2c {

/// Nothing where there is none, or, with a warning, where it cannot be read for the kind. Throws
/// InputError.
std::optional<Answer> answer_of_janko(TextReader& in, const AnyPuzzle& puzzle);

}  // namespace p2c
