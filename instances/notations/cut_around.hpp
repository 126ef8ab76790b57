// Regions on some cells, as lines cut them off; the other cells are black in URLs and files of
// pzpr.
#pragma once

#include <string_view>
#include <vector>

#include "instances/parts/cut_board.hpp"

namespace p2c {

/// `black` has 1 for a cell in no region. Warns of lines inside regions; `meaning`: what these do.
CutBoard cut_around(const std::vector<int>& black, Borders borders, TextReader& in,
                    const Place& place, std::string_view meaning);

/// 1 for a cell in no region, or kNoClue.
Grid<int> outside_of(const CutBoard& board);

/// Throws CannotCarry for a region in two places.
void expect_cut_around(const CutBoard& board);

}  // namespace p2c
