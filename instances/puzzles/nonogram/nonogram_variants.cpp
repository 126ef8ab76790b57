// Boards for families of formulas: a clue that is off by one.
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {

std::optional<Nonogram> Nonogram::with_clue_changed(Rng& rng) const {
  Nonogram changed = *this;
  std::vector<int*> blocks;
  for (std::vector<Clue>* clues : {&changed.row_clues, &changed.col_clues}) {
    for (Clue& clue : *clues) {
      for (int& block : clue) blocks.push_back(&block);
    }
  }
  if (blocks.empty()) return {};
  int& block = *blocks[below(rng, static_cast<int>(blocks.size()))];
  block = one_off(rng, block, 1);
  return changed;
}

}  // namespace p2c
