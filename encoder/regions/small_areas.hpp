// Areas of up to four equal numbers, of which none is known, as shapes.
#pragma once

#include <array>
#include <vector>

#include "encoder/regions/equal_areas.hpp"

namespace p2c {

inline constexpr int kMostSmall = 4;

/// By cell and size: literals of which one is true where the cell is in such an area.
using SmallAreas = std::vector<std::array<Lits, kMostSmall + 1>>;

//   area(A,B,C)   the cells A, B and C have their number 3, and none beside them has
//
// Size: up to 27 variables for each cell, and some 300 clauses; none for areas of one cell, where
// no two cells side by side are 1. `limits`: of each cell how many cells its area can have.
SmallAreas small_areas(ClauseSink& out, const NumberedBoard& board, const Grid<int>& known,
                       const std::vector<int>& limits);

}  // namespace p2c
