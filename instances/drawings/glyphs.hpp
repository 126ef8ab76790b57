// Digits and signs as strokes of a pen, for pictures made of pixels.
#pragma once

#include <functional>

namespace p2c {

/// The width of a glyph of size 1; its height is kDigitHeight.
inline constexpr double kGlyphWidth = 0.44;

/// Paints a letter with its upper left corner at (x, y), in pixels: paint(column, row, part) says
/// how much of a pixel it covers, from 0 to 1. A letter without a glyph is an empty box.
void paint_glyph(char32_t letter, double x, double y, double size,
                 const std::function<void(int, int, double)>& paint);

}  // namespace p2c
