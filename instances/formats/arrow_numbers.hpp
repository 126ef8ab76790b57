// Lists of numbers that look one of four ways, with gaps, as in the URLs of puzz.link and pzpr:
//
//   wh         the way w, 0 for none or 1 to 4, and a hexadecimal digit, or '.' for an open number
//   vhh        the way v - 5, and two digits
//   -whhh      the way, and three digits
//   +          an item without number and way
//   a to z     1 to 26 items without any
//
// Source: robx/pzprjs, src/variety-common/Encode.js.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/formats/numbers16.hpp"

namespace p2c {

inline constexpr int kBlockNumber = -3;  // '+'
inline constexpr int kMostArrowNumber = 0xFFF;

struct ArrowNumber {
  int number = kNoNumber;
  int way = 0;
  bool operator==(const ArrowNumber&) const = default;
};

/// Such a number with a colour, 0 to 2, a digit before it.
struct ColouredArrow {
  ArrowNumber arrow = {};
  int colour = 0;
  bool operator==(const ColouredArrow&) const = default;
};

/// Reads exactly `count` items, to the end of `in`; numbers are as `rules` say. Throws InputError.
std::vector<ArrowNumber> read_arrow_numbers(Characters& in, int count, const NumberRules& rules);

/// Numbers are at most kMostArrowNumber.
std::string write_arrow_numbers(const std::vector<ArrowNumber>& items);

/// The same; none is '+'.
std::vector<ColouredArrow> read_coloured_arrows(Characters& in, int count,
                                                const NumberRules& rules);
std::string write_coloured_arrows(const std::vector<ColouredArrow>& items);

}  // namespace p2c
