// Clues on margins in URLs of pzpr's Tile Paint, where cells halved by a diagonal have the clues of
// Kakuro: a list with gaps of what is inside the board, here nothing, then of each column and row
// '.', a digit from 0 to f, or '-' and two digits.
// Source: robx/pzprjs, src/variety/tilepaint.js.
#pragma once

#include <string>

#include "instances/formats/puzzlink.hpp"
#include "instances/parts/margin_clues.hpp"

namespace p2c {

/// Throws InputError.
Margins read_halved_margins(const MarginClues& its, PuzzleUrl& url);
/// Throws CannotCarry.
std::string write_halved_margins(const Margins& margins);

}  // namespace p2c
