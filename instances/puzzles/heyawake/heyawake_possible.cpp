// What the rules say of the first cells of a board, for tests that try all answers.
#include "instances/puzzles/heyawake/heyawake.hpp"

namespace p2c {

// Its open cells shaded or not, the room can have its clue.
bool Heyawake::clue_is_possible(const Answer& shaded, int id) const {
  int least = 0;
  int most = 0;
  for (int i = 0; i < room.size(); ++i) {
    if (room[i] != id) continue;
    if (shaded[i] == 1) ++least;
    if (shaded[i] != 0) ++most;
  }
  return clue[id] == kNoClue || (least <= clue[id] && clue[id] <= most);
}

// The unshaded run to its cell `last`, from above or, with step 1, from the left.
bool Heyawake::run_is_short(const Answer& shaded, int last, int step) const {
  const int end = step == 1 ? last - last % cols() : last % cols();
  int changes = 0;
  for (int i = last; i > end && shaded[i - step] == 0; i -= step) {
    if (line_between(i - step, i)) ++changes;
  }
  return changes < 2;
}

// All rules but that of connected cells, which is not local.
bool Heyawake::possible(const Answer& shaded, int cell) const {
  if (!clue_is_possible(shaded, room[cell])) return false;
  if (shaded[cell] == 0) {
    return run_is_short(shaded, cell, 1) && run_is_short(shaded, cell, cols());
  }
  const bool left = cell % cols() > 0 && shaded[cell - 1] == 1;
  const bool above = cell >= cols() && shaded[cell - cols()] == 1;
  return !left && !above;
}

}  // namespace p2c
