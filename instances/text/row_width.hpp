// A row of a board that has more or fewer words than the board has columns.
#pragma once

#include <string>
#include <string_view>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// Which of the two is wrong, the row or the size, the user knows.
inline std::string row_width_fault(std::string_view noun, int cols, const std::string& board,
                                   std::size_t words) {
  return "expected " + counted(static_cast<std::size_t>(cols), noun) + " in a row of " + board +
         ", got " + std::to_string(words);
}

}  // namespace p2c
