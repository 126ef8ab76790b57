// Random boards with a planted sea.
#include "instances/puzzles/nurikabe/nurikabe.hpp"
#include "instances/puzzles/nurikabe/nurikabe_sea.hpp"

namespace p2c {
namespace {

// Of small boards one in three has a clue too many, too few, or a wrong one.
void spoil(Rng& rng, Grid<int>& clues) {
  if (clues.size() > 100 || !chance(rng, 33)) return;
  int& clue = clues[below(rng, clues.size())];
  if (clue == kNoClue) {
    clue = chance(rng, 50) ? kUnknownClue : 1 + below(rng, 4);
  } else {
    clue = chance(rng, 30) ? kNoClue : clue < 0 ? 1 + below(rng, 4) : one_off(rng, clue, 1);
  }
}

}  // namespace

Nurikabe Nurikabe::random(Rng& rng, int rows, int cols) {
  Nurikabe empty;
  empty.clue = Grid<int>(rows, cols, kNoClue);
  const int largest = 1 + below(rng, 8);
  const Answer sea = random_sea(rng, rows, cols, largest, below(rng, 101));
  Nurikabe puzzle = empty.with_clues_of(sea, rng);
  const int unknown = chance(rng, 50) ? 0 : below(rng, 101);
  for (int& clue : puzzle.clue.cells) {
    if (clue != kNoClue && chance(rng, unknown)) clue = kUnknownClue;
  }
  spoil(rng, puzzle.clue);
  return puzzle;
}

}  // namespace p2c
