// Boards without clues, of any parts.
#pragma once

#include "instances/parts/part.hpp"

namespace p2c {

/// Square, and a single region where it has regions.
BoardData empty_board(const Parts& parts, int side);

/// Cut into stripes, of two columns each but for the last. Where cells may be in no region, the
/// last cell of an odd number of columns is in none.
BoardData striped_board(const Parts& parts, int rows, int cols);

/// Twice as high and wide: as much is given in each quarter, and on each half of the margins.
/// Lines inside regions are left out.
BoardData four_of(const BoardData& board);

}  // namespace p2c
