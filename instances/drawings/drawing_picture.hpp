// Drawings as picture files.
#pragma once

#include <string>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// SVG 1.1 of the boards side by side. Equal boards give equal bytes.
std::string draw_svg(const std::vector<Drawing>& boards);

/// False when built with PUZZLE2CNF_PNG=OFF: the two below then throw.
bool draws_png();

/// The same picture as PNG, a pixel to a unit of the SVG; less where it would have more than 8000
/// pixels to a side. Throws DrawingTooLarge where that would be less than 4 pixels to a cell, and
/// Stopped.
std::string draw_png(const std::vector<Drawing>& boards, const Stop* stop = nullptr);

/// Throws as draw_png would, without drawing.
void check_png_size(const std::vector<Drawing>& boards);

}  // namespace p2c
