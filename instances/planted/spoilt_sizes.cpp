#include "instances/planted/spoilt_sizes.hpp"

#include "instances/parts/cell_clues.hpp"

namespace p2c {

void spoil_sizes(Rng& rng, Grid<int>& clues) {
  const int unknown = chance(rng, 50) ? 0 : below(rng, 101);
  for (int& clue : clues.cells) {
    if (clue != kNoClue && chance(rng, unknown)) clue = kUnknownClue;
  }
  if (clues.size() > 100 || !chance(rng, 33)) return;
  int& clue = clues[below(rng, clues.size())];
  if (clue == kNoClue) {
    clue = chance(rng, 50) ? kUnknownClue : 1 + below(rng, 4);
  } else {
    clue = chance(rng, 30) ? kNoClue : clue < 0 ? 1 + below(rng, 4) : one_off(rng, clue, 1);
  }
}

}  // namespace p2c
