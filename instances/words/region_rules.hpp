// Rules about regions, which borders (1) between cells make. They see values only.
#pragma once

#include <vector>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"
#include "instances/words/island_rules.hpp"

namespace p2c {

/// No border has one region on both sides.
Broken check_inner_borders(const Answer& borders, const Grid<int>& regions);

/// Each region is a rectangle.
Broken check_rectangles(const Grid<int>& regions);

/// Each region with its clues, as islands that should have exactly one; open where an edge at its
/// rim is.
std::vector<Island> regions_with_clues(const Grid<int>& clues, const Answer& borders,
                                       const Grid<int>& regions);

/// Whether by these rules no answer has these values: looks at what is not open. For tests.
bool regions_are_possible(const Grid<int>& clues, const Answer& borders);

/// The same for rectangles: no border ends alone at the corner up and to the left of cell (r, c),
/// or turns there.
bool corner_is_possible(int rows, int cols, const Answer& borders, int r, int c);

}  // namespace p2c
