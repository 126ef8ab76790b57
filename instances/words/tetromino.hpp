// The shapes of four cells.
#pragma once

#include <array>

namespace p2c {

inline constexpr char kNoShape = '\0';

/// Which tetromino four ascending cells of a board are: 'L', 'I', 'T', 'S' or 'O', turned or
/// mirrored as they may be; kNoShape where they are none.
char tetromino(const std::array<int, 4>& cells, int cols);

}  // namespace p2c
