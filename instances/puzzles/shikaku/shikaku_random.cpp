// Random boards with planted rectangles.
#include "instances/puzzles/shikaku/shikaku.hpp"
#include "instances/puzzles/shikaku/shikaku_cuts.hpp"

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

Shikaku Shikaku::random(Rng& rng, int rows, int cols) {
  Shikaku empty;
  empty.clue = Grid<int>(rows, cols, kNoClue);
  Grid<int> regions(rows, cols, -1);
  cut_into_rectangles(regions, -1, 0, 1 + below(rng, 12), rng);
  Shikaku puzzle = empty.with_clues_of(borders_between(regions), rng);
  const int unknown = chance(rng, 50) ? 0 : below(rng, 101);
  for (int& clue : puzzle.clue.cells) {
    if (clue != kNoClue && chance(rng, unknown)) clue = kUnknownClue;
  }
  spoil(rng, puzzle.clue);
  return puzzle;
}

}  // namespace p2c
