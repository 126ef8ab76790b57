// Columns of text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace p2c {

/// With blanks up to this width.
inline std::string padded(std::string_view text, std::size_t width) {
  std::string out(text);
  out.resize(std::max(width, text.size()), ' ');
  return out;
}

}  // namespace p2c
