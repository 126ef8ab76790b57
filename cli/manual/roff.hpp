// Text for man pages, in the macros of man(7).
#pragma once

#include <string>
#include <string_view>

namespace p2c {

/// As roff shows it letter by letter, whatever it has at the start of lines.
std::string roff(std::string_view text);

/// A line in bold letters.
std::string roff_bold(std::string_view text);

/// Running text; lines that begin with a blank are kept as they are.
std::string roff_paragraph(std::string_view text);

/// The first lines of a page.
std::string roff_title(std::string_view page, std::string_view section, std::string_view about,
                       std::string_view manual);

}  // namespace p2c
