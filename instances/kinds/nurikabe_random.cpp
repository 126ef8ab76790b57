// Random boards with a planted sea.
#include "instances/kinds/nurikabe.hpp"
#include "instances/kinds/nurikabe_sea.hpp"
#include "instances/planted/spoilt_sizes.hpp"

namespace p2c {

BoardData random_nurikabe(Rng& rng, int rows, int cols) {
  const int largest = 1 + below(rng, 8);
  const Answer sea = random_sea(rng, rows, cols, largest, below(rng, 101));
  BoardData board = nurikabe_with_clues_of(board_without_clues(rows, cols), sea, rng);
  spoil_sizes(rng, clues_in(board));
  return board;
}

}  // namespace p2c
