// Random boards with planted rectangles.
#include "instances/answers/region_borders.hpp"
#include "instances/kinds/shikaku.hpp"
#include "instances/kinds/shikaku_cuts.hpp"
#include "instances/planted/spoilt_sizes.hpp"

namespace p2c {

BoardData random_shikaku(Rng& rng, int rows, int cols) {
  Grid<int> regions(rows, cols, -1);
  cut_into_rectangles(regions, -1, 0, 1 + below(rng, 12), rng);
  BoardData board =
      shikaku_with_clues_of(board_without_clues(rows, cols), borders_between(regions), rng);
  spoil_sizes(rng, clues_in(board));
  return board;
}

}  // namespace p2c
