// A sign for each cell, as in the URLs of puzz.link and pzpr for Hitori: a number to base 36, '-'
// and two digits for numbers from 36 on, '.' for none, '@' (also '%') for one that is not given.
// Source: robx/pzprjs, src/variety/hitori.js.
#pragma once

#include <string>
#include <vector>

#include "instances/formats/numbers16.hpp"

namespace p2c {

inline constexpr int kMostNumber36 = 36 * 36 - 1;

/// Reads exactly `count` items, to the end of `in`. Throws InputError. When lenient, a list too
/// short ends in blanks, and what is unknown is skipped.
std::vector<int> read_numbers36(Characters& in, int count, const NumberRules& rules);

/// The text of these items: 0 to kMostNumber36, kNoNumber or kOpenNumber.
std::string write_numbers36(const std::vector<int>& items);

}  // namespace p2c
