// Areas around dots, which borders (1) between cells make. They see values only.
#pragma once

#include "instances/parts/place_dots.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Each area has one dot, which is in its middle: the half turn around it takes the area to itself.
/// A border is between two areas, or an area and a cell that is in none.
Broken check_symmetric(const Dots& dots, const Answer& borders);

/// Whether by these rules no answer has these values: looks at what is not open.
bool symmetric_is_possible(const Dots& dots, const Answer& borders);

}  // namespace p2c
