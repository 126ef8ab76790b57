// Regions that lines cut off, as pzpr has them in URLs and files. Equal ids in two places are two
// regions there.
#pragma once

#include <string_view>

#include "instances/parts/cut_board.hpp"

namespace p2c {

/// Warns of lines inside regions; `meaning`: what these do.
CutBoard cut_by_lines(const Borders& borders, TextReader& in, const Place& place,
                      std::string_view meaning);

/// Throws CannotCarry for a cell in no region; the other, too, for a region in two places.
void expect_everywhere(const CutBoard& board);
void expect_cut_by_lines(const CutBoard& board);

}  // namespace p2c
