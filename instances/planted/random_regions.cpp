#include "instances/planted/random_regions.hpp"

#include "instances/parts/cut_board.hpp"

namespace p2c {

// Pairs of neighbours are joined until few enough regions are left.
Grid<int> random_regions(Rng& rng, int rows, int cols) {
  Pieces pieces(rows * cols);
  auto pairs = neighbour_pairs(rows, cols);
  shuffle(pairs, rng);
  int left = rows * cols;
  const int wanted = 1 + below(rng, 1 + left / 3);
  for (const auto& [a, b] : pairs) {
    if (left <= wanted) break;
    if (pieces.find(a) == pieces.find(b)) continue;
    pieces.join(a, b);
    --left;
  }
  Grid<int> ids(rows, cols, 0);
  for (int i = 0; i < ids.size(); ++i) ids[i] = pieces.find(i);
  number_from_zero(ids);
  return ids;
}

}  // namespace p2c
