// How many random boards of a kind must be of a sort.
#pragma once

#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {

/// Whether `boards_of` takes all boards of this kind.
inline bool takes_all_boards(const PuzzleKind& kind) {
  constexpr int kAll = 10;
  return boards_of(kind, kAll) == kAll;
}

/// As `least_drawn`; none of a kind that is tried on few boards: they may all be alike.
inline int least_of(const PuzzleKind& kind, int deep) {
  return takes_all_boards(kind) ? least_drawn(deep) : 0;
}

}  // namespace p2c
