#include "instances/drawings/drawing_letters.hpp"

#include <algorithm>

namespace p2c {

void append_utf8(std::string& out, char32_t letter) {
  const auto put = [&](char32_t byte) { out += static_cast<char>(byte); };
  if (letter < 0x80) {
    put(letter);
  } else if (letter < 0x800) {
    put(0xC0 | letter >> 6U);
    put(0x80 | (letter & 0x3FU));
  } else {  // nothing here is above U+FFFF
    put(0xE0 | letter >> 12U);
    put(0x80 | (letter >> 6U & 0x3FU));
    put(0x80 | (letter & 0x3FU));
  }
}

std::u32string letters_of(std::string_view text) { return {text.begin(), text.end()}; }

std::u32string label_letters(std::string_view label) {
  std::u32string letters = letters_of(label);
  std::replace(letters.begin(), letters.end(), U'*', U'\u00D7');
  std::replace(letters.begin(), letters.end(), U'/', U'\u00F7');
  std::replace(letters.begin(), letters.end(), U'-', U'\u2212');
  return letters;
}

}  // namespace p2c
