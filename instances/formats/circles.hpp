// White and black circles, as in the URLs of puzz.link and pzpr: a digit to base 27 for three
// cells, each of them 0 (none), 1 (white) or 2 (black), the first nine times and the second three
// times. Source: robx/pzprjs, src/variety-common/Encode.js.
#pragma once

#include <string>
#include <vector>

#include "instances/text/characters.hpp"

namespace p2c {

/// Reads `count` items, to the end of `in` unless more may follow: 1, 2, or kNoNumber for none.
/// Throws InputError. When lenient, a text too short ends in blanks, and what is unknown is
/// skipped.
std::vector<int> read_circles(Characters& in, int count, bool to_end = true);

/// The text of these items.
std::string write_circles(const std::vector<int>& items);

}  // namespace p2c
