// Texts that are no puzzle but well known, so that an error can call them by their names.
#pragma once

#include <string>
#include <string_view>

namespace p2c {

/// Throws InputError for UTF-16 and for images, which no reader of text should see.
void refuse_bytes(std::string_view text, const std::string& file);

/// "an answer", "a formula", "the output of a solver", "HTML ..." or the like, by the first word;
/// empty for other texts.
std::string_view other_content(std::string_view text);

/// "SudokuPad, which is not read: ..." for a link to a site whose puzzles are not read, else
/// empty.
std::string_view unread_site(std::string_view url);

}  // namespace p2c
