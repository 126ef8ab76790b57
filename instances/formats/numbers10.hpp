// Lists of digits with gaps, as in some URLs of puzz.link and pzpr: 0 to 9, letters a to z for 1 to
// 26 items without a number, '.' for an open one. Source: robx/pzprjs,
// src/variety-common/Encode.js.
#pragma once

#include <string>
#include <vector>

#include "instances/formats/numbers16.hpp"

namespace p2c {

inline constexpr int kMostNumber10 = 9;

/// Reads exactly `count` items, to the end of `in`. Throws InputError. When lenient, a list too
/// short ends in blanks, and what is unknown or too long is skipped.
std::vector<int> read_numbers10(Characters& in, int count, const NumberRules& rules);

/// The text of these items (0 to kMostNumber10, kNoNumber or kOpenNumber).
std::string write_numbers10(const std::vector<int>& items);

}  // namespace p2c
