// Areas of equal numbers, each of as many cells as its number, where some numbers are known.
#pragma once

#include <vector>

#include "instances/grid.hpp"

namespace p2c {

/// Cells that may be in areas of which no number is known: those that all other areas leave, at
/// most. Of known numbers n each of which is too far from the others for one area, each has n
/// cells.
int cells_left_by_areas(const Grid<int>& known);

/// By cell how many cells without a known number are in its piece; 0 where the number is known.
std::vector<int> sizes_of_open_pieces(const Grid<int>& known);

/// The largest number that a cell can have; 1 or more. What is less than 1 is not known.
int largest_area(const Grid<int>& known);

}  // namespace p2c
