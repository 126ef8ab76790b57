// Cells that have something, as in the URLs of puzz.link and pzpr for the trees of Tents: a sign
// for each of them and the cells without it that follow.
//
//   0 to h   one that has it, then 0 to 17 that have not
//   i to z   1 to 18 that have not
//
// Source: robx/pzprjs, src/variety-common/Encode.js.
#pragma once

#include <string>
#include <vector>

#include "instances/text/characters.hpp"

namespace p2c {

/// Reads `count` items, to the end of `in`: 1, or kNoNumber for none. Throws InputError. When
/// lenient, a text too short ends in blanks, and what is unknown or too much is skipped.
std::vector<int> read_places(Characters& in, int count);

/// The text of these items.
std::string write_places(const std::vector<int>& items);

}  // namespace p2c
