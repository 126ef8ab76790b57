// Which cells are black, as in some URLs of puzz.link and pzpr: a digit to base 32 for five cells,
// the first of them sixteen times; nothing where none is. Source: robx/pzprjs,
// src/variety-common/Encode.js.
#pragma once

#include <string>
#include <vector>

#include "instances/text/characters.hpp"

namespace p2c {

/// Reads `count` items, to the end of `in`: 1 for black, or kNoNumber. Throws InputError. When
/// lenient, a text too short ends in blanks, and what is unknown is skipped.
std::vector<int> read_black_cells(Characters& in, int count);

/// The text of these items.
std::string write_black_cells(const std::vector<int>& items);

}  // namespace p2c
