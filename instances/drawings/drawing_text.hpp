// Drawings as text, for a terminal.
#pragma once

#include <string>

#include "instances/drawings/drawing.hpp"

namespace p2c {

struct TextStyle {
  bool ascii = false;   // else Unicode's box drawing characters
  bool colour = false;  // ANSI escapes
};

/// Lines of UTF-8 without blanks at their ends. What is highlighted is between asterisks.
/// Throws DrawingTooLarge.
std::string draw_text(const Drawing& board, const TextStyle& style);

/// The number of columns that draw_text takes.
long long text_width(const Drawing& board);

}  // namespace p2c
