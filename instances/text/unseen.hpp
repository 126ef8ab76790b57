// Characters that nobody sees.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace p2c {

/// The code point of a character of UTF-8.
inline char32_t code_point(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first;
  char32_t code = first & (0x7FU >> character.size());
  for (const char next : character.substr(1)) {
    code = code << 6U | (static_cast<unsigned char>(next) & 0x3FU);
  }
  return code;
}

/// A character of UTF-8 that has no width, ends a line, turns the direction of others, or is none:
/// two texts that differ by it look the same, or unlike what they are.
inline bool is_unseen(std::string_view character) {
  struct Range {
    char32_t first;
    char32_t last;
  };
  constexpr auto kUnseen = std::to_array<Range>({{0x00A0, 0x00A0},    // looks like a blank
                                                 {0x00AD, 0x00AD},    // soft hyphen
                                                 {0x034F, 0x034F},    // joiner
                                                 {0x061C, 0x061C},    // of Arabic
                                                 {0x115F, 0x1160},    // fillers of Hangul
                                                 {0x1680, 0x1680},    // blank
                                                 {0x17B4, 0x17B5},    // of Khmer
                                                 {0x180B, 0x180F},    // of Mongolian
                                                 {0x2000, 0x200F},    // blanks, joiners, marks
                                                 {0x2028, 0x202F},    // ends of lines, embeddings
                                                 {0x205F, 0x206F},    // operators, isolates
                                                 {0x3000, 0x3000},    // blank
                                                 {0x3164, 0x3164},    // filler
                                                 {0xE000, 0xF8FF},    // private
                                                 {0xFDD0, 0xFDEF},    // no characters
                                                 {0xFE00, 0xFE0F},    // variation
                                                 {0xFEFF, 0xFEFF},    // byte order
                                                 {0xFFA0, 0xFFA0},    // filler
                                                 {0xFFF0, 0xFFFF},    // specials
                                                 {0x1BCA0, 0x1BCA3},  // of shorthand
                                                 {0x1D173, 0x1D17A},  // of music
                                                 {0xE0000, 0x10FFFF}});  // tags, private
  const char32_t code = code_point(character);
  return std::any_of(kUnseen.begin(), kUnseen.end(),
                     [&](const Range& range) { return range.first <= code && code <= range.last; });
}

}  // namespace p2c
