// How large a board may be.
#pragma once

namespace p2c {

/// Boards of more cells are refused before memory is taken, and so is a number in a puzzle that
/// only a larger board could have.
inline constexpr int kMostBoardCells = 10'000'000;

/// The same for boards of more cells than their text has bytes: a short text would take much
/// memory.
inline constexpr int kMostUnnamedCells = 1'000'000;

}  // namespace p2c
