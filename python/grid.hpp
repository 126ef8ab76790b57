// The slots of a puzzle that are cells, as rows.
#pragma once

#include <puzzle2cnf/puzzle.hpp>
#include <vector>

namespace p2c::python {

/// Of each row and column from 0 on the slot of its cell, "r1c1" and so on; -1: it has none. Empty
/// where some slots are no cells.
using Grid = std::vector<std::vector<int>>;
Grid grid_of(const std::vector<puzzle2cnf::Slot>& slots);

}  // namespace p2c::python
