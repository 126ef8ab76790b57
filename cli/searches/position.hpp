// A player's state as givens, and what is wrong with it.
#pragma once

#include "cli/input.hpp"
#include "cli/options/answer_options.hpp"
#include "cli/searches/searching.hpp"

namespace p2c {

/// A document whose last givens are a position; where there is none, a position without slots.
struct PositionedDocument {
  Document document;
  Givens givens;    // without the position
  Givens position;  // slots that are settled
};

/// What a player has settled in the file of the puzzle; nothing, with a warning, where it has no
/// position.
Answer own_position(const Document& document, const Request& request);

/// read_puzzle, and what the options say of a position. Warns where the file has none,
/// and where it has one that nobody asked for. Throws
/// InputError.
PositionedDocument read_positioned(const Entry& entry, const PuzzleOptions& puzzle,
                                   const PositionOption& option, const Request& request);

/// Where there is no solution, what is wrong with the position, in words and in `report`: the slots
/// that the only answer has otherwise, or slots that no answer has together. Empty where that is
/// not the position's fault, or was not found out, or nobody would
/// read it.
std::string explain_position(const PositionedDocument& positioned, const CommonOptions& common,
                             const SearchOptions& options, JsonMembers& report);

}  // namespace p2c
