#include "instances/planted/random_regions.hpp"

#include "instances/parts/cut_board.hpp"

namespace p2c {

namespace {

// Pairs of neighbours are joined until few enough regions are left.
Grid<int> joined_regions(const std::vector<std::pair<int, int>>& pairs, int rows, int cols,
                         int wanted, int most) {
  Pieces pieces(rows * cols);
  std::vector<int> size(static_cast<std::size_t>(rows * cols), 1);
  int left = rows * cols;
  for (const auto& [a, b] : pairs) {
    if (left <= wanted) break;
    const int both = size[pieces.find(a)] + size[pieces.find(b)];
    if (pieces.find(a) == pieces.find(b) || both > most) continue;
    pieces.join(a, b);
    size[pieces.find(a)] = both;
    --left;
  }
  Grid<int> ids(rows, cols, 0);
  for (int i = 0; i < ids.size(); ++i) ids[i] = pieces.find(i);
  number_from_zero(ids);
  return ids;
}

std::vector<std::pair<int, int>> shuffled_pairs(Rng& rng, int rows, int cols) {
  auto pairs = neighbour_pairs(rows, cols);
  shuffle(pairs, rng);
  return pairs;
}

}  // namespace

Grid<int> random_regions(Rng& rng, int rows, int cols) {
  const auto pairs = shuffled_pairs(rng, rows, cols);
  const int cells = rows * cols;
  return joined_regions(pairs, rows, cols, 1 + below(rng, 1 + cells / 3), cells);
}

Grid<int> regions_of_size(Rng& rng, int rows, int cols, int size) {
  return joined_regions(shuffled_pairs(rng, rows, cols), rows, cols, rows * cols / size,
                        size + size / 2);
}

}  // namespace p2c
