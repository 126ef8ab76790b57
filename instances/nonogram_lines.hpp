// Line solving: what a line of a nonogram says by itself.
#pragma once

#include <vector>

#include "instances/nonogram.hpp"

namespace puzzle2cnf {

enum class Cell : signed char { kUnknown, kEmpty, kFilled };

// Fixes the cells that have the same colour in every way to lay out the blocks. False when there
// is no way.
//
// fits[b][i] says whether the first b blocks can lie in the first i cells, seen from both ends;
// a block's start or an empty cell between two blocks is possible when both ends fit around it.
// Time: cells x blocks. Source: the dynamic programme that nonogram solvers share (Batenburg and
// Kosters, Pattern Recognition 2009).
bool solve_line(const Nonogram::Clue& clue, std::vector<Cell>& line);

}  // namespace puzzle2cnf
