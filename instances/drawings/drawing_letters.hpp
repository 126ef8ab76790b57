// The characters of drawings beyond ASCII.
#pragma once

#include <string>
#include <string_view>

namespace p2c {

/// Appends the character in UTF-8.
void append_utf8(std::string& out, char32_t letter);

/// An ASCII text, letter by letter.
std::u32string letters_of(std::string_view text);

/// A label such as "16*" with the signs people write: * / - become × ÷ −.
std::u32string label_letters(std::string_view label);

}  // namespace p2c
