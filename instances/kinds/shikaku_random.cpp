// Random boards with planted rectangles.
#include "instances/answers/region_borders.hpp"
#include "instances/kinds/shikaku.hpp"
#include "instances/kinds/shikaku_cuts.hpp"

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

BoardData random_shikaku(Rng& rng, int rows, int cols) {
  Grid<int> regions(rows, cols, -1);
  cut_into_rectangles(regions, -1, 0, 1 + below(rng, 12), rng);
  BoardData board =
      shikaku_with_clues_of(board_without_clues(rows, cols), borders_between(regions), rng);
  const int unknown = chance(rng, 50) ? 0 : below(rng, 101);
  for (int& clue : clues_in(board).cells) {
    if (clue != kNoClue && chance(rng, unknown)) clue = kUnknownClue;
  }
  spoil(rng, clues_in(board));
  return board;
}

}  // namespace p2c
