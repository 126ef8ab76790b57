// Vertices and the lines between them as text.
#pragma once

#include "instances/drawings/text_canvas.hpp"
#include "instances/drawings/text_layout.hpp"

namespace p2c {

/// Paints heavy lines, joined where they meet, dashed ones where lines may be, and a dot at each
/// vertex that has neither lines nor borders. What differs has an asterisk in the middle; a line
/// downwards, which may be one character high, has one on either side.
void paint_lattice(const Drawing& board, const TextLayout& layout, bool ascii, TextCanvas& canvas);

}  // namespace p2c
