// Boards for families of formulas: a clue that is off by one, and large rooms.
#include "instances/puzzles/heyawake/heyawake.hpp"

namespace p2c {

std::optional<Heyawake> Heyawake::with_clue_changed(Rng& rng) const {
  std::vector<std::size_t> clued;
  for (std::size_t id = 0; id < clue.size(); ++id) {
    if (clue[id] != kNoClue) clued.push_back(id);
  }
  if (clued.empty()) return {};
  Heyawake changed = *this;
  int& number = changed.clue[clued[below(rng, static_cast<int>(clued.size()))]];
  number = one_off(rng, number, 0);
  return changed;
}

Heyawake Heyawake::open_rooms(int rows, int cols, const std::vector<int>& clues) {
  Heyawake puzzle{Grid<int>(rows, cols), clues};
  const auto rooms = static_cast<long long>(clues.size());
  for (int i = 0; i < puzzle.room.size(); ++i) {
    puzzle.room[i] = static_cast<int>(i % cols * rooms / cols);
  }
  return puzzle;
}

}  // namespace p2c
