// Text as a terminal may show it.
#pragma once

#include <string>
#include <string_view>

namespace p2c {

/// The first character of a text that is not empty, or a byte that is none.
std::string_view first_character(std::string_view text);

/// Appends a character as a terminal shows it: `\xHH` for each byte of what is not UTF-8, of
/// control characters, and of those that turn the direction of what follows (U+202A to U+202E,
/// U+2066 to U+2069), which could make a line look like another one.
void add_escaped(std::string_view character, std::string& out);

/// A whole text so.
std::string escaped(std::string_view text);

/// A name, or where it is very long its two ends.
std::string bounded(std::string_view name);

}  // namespace p2c
