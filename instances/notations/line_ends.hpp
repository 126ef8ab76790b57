// Lines inside regions, as our text and our JSON write them: the two cells beside each.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace p2c {

/// ROW, COL, ROW and COL of the cells.
std::array<std::string, 4> ends_in_words(const std::pair<int, int>& line, int cols);

/// What the cells must be, in messages.
std::string expected_ends(std::string_view noun);

}  // namespace p2c
