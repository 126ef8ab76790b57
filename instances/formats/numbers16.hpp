// Lists of numbers with gaps, as in the URLs of puzz.link and pzpr: hexadecimal digits, a prefix
// for longer numbers, letters g to z for 1 to 20 items without a number, '.' for an open one.
//
//   0 to f      the number itself             @hhh    8192 + hex (also %hhh)
//   -hh, +hhh   two or three hex digits       *hhhh   12240 + hex
//   =hhh        4096 + hex                    $hhhhh  77776 + hex
//
// Source: robx/pzprjs, src/variety-common/Encode.js.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/text/characters.hpp"

namespace p2c {

inline constexpr int kNoNumber = -1;    // an item without a number
inline constexpr int kOpenNumber = -2;  // a number that is not given
inline constexpr int kMostNumber16 = 77776 + 0xFFFFF;

struct NumberRules {
  int lo;
  int hi;
  bool open;              // '.' is allowed
  std::string_view what;  // "a clue": in messages
  bool to_end = true;     // nothing may follow the list
};

/// Reads exactly `count` items. Throws InputError. When lenient, a list too
/// short ends in blanks, and what is unknown or too long is skipped.
std::vector<int> read_numbers16(Characters& in, int count, const NumberRules& rules);

/// The shortest text of these items (0 to kMostNumber16, kNoNumber or kOpenNumber).
std::string write_numbers16(const std::vector<int>& items);

// --- the same lists with numbers of another form ------------------------------------------------

/// Reads gaps and open numbers, as above. At any other sign read_number(items) takes what it knows
/// and appends it, and takes nothing of what it does not know.
std::vector<int> read_gapped(Characters& in, int count, const NumberRules& rules,
                             const std::function<void(std::vector<int>&)>& read_number);

/// write_number(out, i) appends number i, and returns how many of the items after it, all without
/// a number or past the end, are in its sign.
std::string write_gapped(const std::vector<int>& items,
                         const std::function<std::size_t(std::string&, std::size_t)>& write_number);

}  // namespace p2c
