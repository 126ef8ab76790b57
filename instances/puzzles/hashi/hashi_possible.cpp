// What the rules say of the first bridges of a board, for tests that try all answers.
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

// Whatever its open spans have, or as it is when none is open, the island can have its clue.
bool Hashi::clue_is_possible(const Answer& bridges, int island) const {
  int least = 0;
  int most = 0;
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (spans[i].from != island && spans[i].to != island) continue;
    least += bridges[i] == kOpen ? 0 : bridges[i];
    most += bridges[i] == kOpen ? rules.max_bridges : bridges[i];
  }
  const int clue = at(island).clue;
  return clue == kUnknown || (least <= clue && clue <= most);
}

bool Hashi::cross(const Span& across, const Span& down) const {
  const int row = at(across.from).row;
  const int col = at(down.from).col;
  return horizontal(across) && !horizontal(down) && at(across.from).col < col &&
         col < at(across.to).col && at(down.from).row < row && row < at(down.to).row;
}

// Crossings and clues; loops and pieces are not local.
bool Hashi::possible(const Answer& bridges, int span) const {
  for (int i = 0; bridges[span] > 0 && i < span; ++i) {
    if (bridges[i] == 0) continue;
    if (cross(spans[i], spans[span]) || cross(spans[span], spans[i])) return false;
  }
  return clue_is_possible(bridges, spans[span].from) && clue_is_possible(bridges, spans[span].to);
}

}  // namespace p2c
