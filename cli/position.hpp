// A player's state as givens, and what is wrong with it.
#pragma once

#include "cli/input.hpp"
#include "cli/options/answer_options.hpp"
#include "cli/searching.hpp"

namespace puzzle2cnf {

/// A document whose last givens are a position; where there is none, a position without slots.
struct PositionedDocument {
  Document document;
  Givens givens;    // without the position
  Givens position;  // slots that are settled
};

/// read_puzzle, and what the options say of a position. Warns where the file has none. Throws
/// InputError.
PositionedDocument read_positioned(const std::string& path, const PuzzleOptions& puzzle,
                                   const PositionOption& option, const Request& request);

/// Says in `result`, which is about no solution, what is wrong with the position: the slots that
/// the only answer has otherwise, or slots that no answer has together.
void explain_position(const PositionedDocument& positioned, const SearchOptions& options,
                      SearchResult& result);

}  // namespace puzzle2cnf
