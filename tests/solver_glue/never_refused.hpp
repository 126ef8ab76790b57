// What `possible` must never do.
#pragma once

#include "instances/documents/registry.hpp"

namespace p2c {

/// No beginning of this answer, which is right, is refused.
inline bool never_refused(const AnyPuzzle& board, const Answer& answer) {
  Answer beginning(answer.size(), kOpen);
  for (int slot = 0; slot < static_cast<int>(answer.size()); ++slot) {
    beginning[slot] = answer[slot];
    if (!board.possible(beginning, slot)) return false;
  }
  return true;
}

}  // namespace p2c
