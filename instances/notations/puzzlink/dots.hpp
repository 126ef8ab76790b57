// Dots at half steps, as in the URLs of puzz.link and pzpr: letters g to z for 1 to 20 places
// without one; else a hexadecimal digit for a dot, 0 or 1 after twice as many as there are places
// without one until the next dot, at most six; e and f for more: then seven such places follow.
// Source: robx/pzprjs, src/variety-common/Encode.js.
#pragma once

#include <string>
#include <vector>

#include "instances/text/characters.hpp"

namespace p2c {

/// Reads `count` items: 1, 2, or kNoNumber for none; more may follow. Throws InputError. When
/// lenient, a text too short ends in blanks, and what is unknown is skipped.
std::vector<int> read_dots(Characters& in, int count);

/// The text of these items; what is neither 1 nor 2 is no dot.
std::string write_dots(const std::vector<int>& items);

}  // namespace p2c
