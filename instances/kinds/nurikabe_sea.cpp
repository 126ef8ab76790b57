#include "instances/kinds/nurikabe_sea.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "instances/cells_near.hpp"
#include "instances/grid.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

std::vector<int> shuffled(Rng& rng, int count) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, rng);
  return order;
}

// Begins with a board that is all sea, which cells leave one by one.
class Sea {
 public:
  Sea(int rows, int cols)
      : shaded_(rows, cols, 1), pieces_(rows * cols), sizes_(shaded_.cells.size(), 1) {}

  const Answer& answer() const { return shaded_.cells; }

  // False: the sea would not be connected, or the island too large.
  bool leave(int cell, int largest) {
    if (shaded_[cell] == 0 || !is_free(cell) || joined_size(cell) > largest) return false;
    shaded_[cell] = 0;
    each_island(cell, [&](int root) {
      const int size = sizes_[root] + sizes_[pieces_.find(cell)];
      pieces_.join(cell, root);
      sizes_[pieces_.find(cell)] = size;
    });
    return true;
  }

  bool is_square(int r, int c) const {
    if (r + 1 == shaded_.rows || c + 1 == shaded_.cols) return false;
    return is_sea(r, c) && is_sea(r, c + 1) && is_sea(r + 1, c) && is_sea(r + 1, c + 1);
  }

 private:
  bool is_sea(int r, int c) const { return shaded_.inside(r, c) && shaded_(r, c) == 1; }

  // The sea beside it is connected around it.
  bool is_free(int cell) const {
    const int r = cell / shaded_.cols;
    const int c = cell % shaded_.cols;
    const auto is_sea_at = [&](std::size_t k) {
      const auto& [down, right] = kAround[k % kAround.size()];
      return is_sea(r + down, c + right);
    };
    int sides = 0;
    int steps = 0;  // from a side to the next, by the corner between them
    for (std::size_t k = 0; k < kAround.size(); k += 2) {
      if (!is_sea_at(k)) continue;
      ++sides;
      if (is_sea_at(k + 1) && is_sea_at(k + 2)) ++steps;
    }
    return sides > 0 && sides - steps <= 1;
  }

  // Calls see(root) for each island beside the cell, once.
  template <class See>
  void each_island(int cell, See see) {
    std::vector<int> roots;
    each_beside(shaded_.rows, shaded_.cols, cell, [&](int beside) {
      if (shaded_[beside] == 1) return;
      const int root = pieces_.find(beside);
      if (std::find(roots.begin(), roots.end(), root) == roots.end()) roots.push_back(root);
    });
    for (const int root : roots) see(root);
  }

  int joined_size(int cell) {
    int size = 1;
    each_island(cell, [&](int root) { size += sizes_[root]; });
    return size;
  }

  Grid<int> shaded_;
  Pieces pieces_;           // of unshaded cells
  std::vector<int> sizes_;  // of each piece, at its root
};

void open_square(Sea& sea, int cell, int cols, int largest, Rng& rng) {
  std::vector<int> corners{cell, cell + 1, cell + cols, cell + cols + 1};
  shuffle(corners, rng);
  for (const int most : {largest, std::numeric_limits<int>::max()}) {
    for (const int corner : corners) {
      if (sea.leave(corner, most)) return;
    }
  }
}

}  // namespace

Answer random_sea(Rng& rng, int rows, int cols, int largest, int percent, const Stop* stop) {
  NowAndThen poll(stop);
  Sea sea(rows, cols);
  for (const int cell : shuffled(rng, rows * cols)) {
    poll.throw_if_stopped();
    if (sea.is_square(cell / cols, cell % cols)) open_square(sea, cell, cols, largest, rng);
  }
  for (const int cell : shuffled(rng, rows * cols)) {
    poll.throw_if_stopped();
    if (chance(rng, percent)) sea.leave(cell, largest);
  }
  return sea.answer();
}

}  // namespace p2c
