// Random boards with a planted loop, which is the bound of a part of the board.
#include "instances/kinds/slitherlink.hpp"
#include "instances/planted/plane_parts.hpp"

namespace p2c {
namespace {

// Of small boards one in four has no number but zeros, and one in three a wrong one.
void spoil(Rng& rng, Grid<int>& clues) {
  if (clues.size() > 100) return;
  if (chance(rng, 25)) {
    for (int& clue : clues.cells) clue = chance(rng, 50) ? 0 : kNoClue;
  }
  if (!chance(rng, 33)) return;
  int& clue = clues[below(rng, clues.size())];
  clue = clue == 4 ? 3 : one_off(rng, clue, 0);
}

}  // namespace

BoardData random_slitherlink(Rng& rng, int rows, int cols) {
  const Grid<char> inside = random_part(rng, rows, cols, 10 + below(rng, 60));
  Grid<int> clues = slitherlink_clues(rows, cols, bound_of(inside));
  spoil(rng, clues);
  const bool every_vertex = rows * cols <= 100 && chance(rng, 20);
  const int hidden = below(rng, 90);
  for (int& clue : clues.cells) {
    if (chance(rng, hidden)) clue = chance(rng, 5) ? kUnknownClue : kNoClue;
  }
  return {rows, cols, {std::move(clues), every_vertex}};
}

}  // namespace p2c
