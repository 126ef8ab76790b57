// Lists of the numbers 0 to 4 with gaps, as in the URLs of puzz.link and pzpr: a sign is a number
// and the gap after it.
//
//   0 to 4   the number             a to e   the number, then two items without one
//   5 to 9   the number, then one   g to z   1 to 20 items without a number
//   .        an open one
//
// The items after a number may run past the end of the list.
// Source: robx/pzprjs, src/variety-common/Encode.js.
#pragma once

#include <string>
#include <vector>

#include "instances/formats/numbers16.hpp"

namespace p2c {

/// Reads exactly `count` items, to the end of `in`: 0 to `most`, which is at most 4, kNoNumber or
/// kOpenNumber. Throws InputError. When lenient, a list too short ends in blanks, and what is
/// unknown is skipped.
std::vector<int> read_numbers4(Characters& in, int count, std::string_view what, int most = 4);

/// The text of these items, 0 to 4, kNoNumber or kOpenNumber, as pzpr writes it: the last number
/// takes the longest gap that fits, past the end of the list, too.
std::string write_numbers4(const std::vector<int>& items);

}  // namespace p2c
