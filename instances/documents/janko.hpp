// The text of puzzles on janko.at: "[begin]", lines "puzzle KIND", "size N" or "rows R" and "cols
// C", and others that say nothing of the board; then sections, each below its name in brackets:
//
//   problem    the rows of cells
//   areas      the rows of ids, for kinds with regions
//   clabels, rlabels   the blocks of each column and row, in place of these two
//   solution   the rows of an answer
//
// The first one with a name counts. Source: the data set SmilingWayne/puzzlekit-dataset, which has
// these sections of puzzles from there, and its crawlers.
#pragma once

#include <optional>

#include "instances/formats/format.hpp"
#include "instances/kind/puzzle_kind.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

Scheme janko_scheme();

/// Our text of its kind, whose reader says what does not fit. Throws InputError.
Respelt text_of_janko(TextReader& in);

/// The answer in such a text, for a kind with a value for each cell; nothing without one. Throws
/// InputError.
std::optional<Answer> answer_of_janko(TextReader in, const AnyPuzzle& puzzle);

}  // namespace p2c
