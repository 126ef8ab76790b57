// UTF-8, as far as messages need it.
#pragma once

#include <string_view>

namespace p2c {

/// The bytes of the first character of a text; 0 at its end, for bytes that are not UTF-8 and for
/// control characters.
inline std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const unsigned first = byte(0);
  const unsigned second = byte(1);
  if (first < 0x80U) return first >= 32 && first != 127 ? 1 : 0;
  if (first < 0xC2U || first > 0xF4U) return 0;
  const std::size_t size = first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  }
  const bool too_long = (first == 0xE0U && second < 0xA0U) || (first == 0xF0U && second < 0x90U);
  const bool no_character =
      (first == 0xEDU && second > 0x9FU) || (first == 0xF4U && second > 0x8FU);
  const bool control = first == 0xC2U && second < 0xA0U;
  return too_long || no_character || control ? 0 : size;
}

}  // namespace p2c
