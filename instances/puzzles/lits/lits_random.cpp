// Random boards with a planted answer: tetrominoes side by side, and regions that grow around them.
#include <algorithm>
#include <numeric>

#include "instances/puzzles/lits/lits.hpp"

namespace p2c {
namespace {

// The cells that share an edge with this one.
std::vector<int> beside(int cell, int rows, int cols) {
  std::vector<int> cells;
  if (cell >= cols) cells.push_back(cell - cols);
  if (cell % cols > 0) cells.push_back(cell - 1);
  if (cell % cols < cols - 1) cells.push_back(cell + 1);
  if (cell < (rows - 1) * cols) cells.push_back(cell + cols);
  return cells;
}

class Planting {
 public:
  Planting(Rng& rng, int rows, int cols) : rng_(rng), ids_(rows, cols, kNoRegion) {}

  // Four cells, if they keep the rules.
  void try_tetromino() {
    constexpr int kTries = 12;
    std::vector<int> cells{below(rng_, ids_.size())};
    for (int i = 0; i < kTries && cells.size() < 4; ++i) {
      const int cell = any_beside(cells[below(rng_, static_cast<int>(cells.size()))]);
      if (cell >= 0 && std::find(cells.begin(), cells.end(), cell) == cells.end()) {
        cells.push_back(cell);
      }
    }
    if (cells.size() < 4) return;
    std::sort(cells.begin(), cells.end());
    const char shape = tetromino({cells[0], cells[1], cells[2], cells[3]}, ids_.cols);
    if (!fits_beside(cells, shape)) return;
    for (const int cell : cells) ids_[cell] = static_cast<int>(shapes_.size());
    if (std::any_of(cells.begin(), cells.end(), [&](int cell) { return is_in_two_by_two(cell); })) {
      for (const int cell : cells) ids_[cell] = kNoRegion;
    } else {
      shapes_.push_back(shape);
    }
  }

  // Each other cell joins a region beside it, one after the other; then this percentage of them
  // leave theirs.
  Grid<int> grown(int holes) {
    const Grid<int> planted = ids_;
    std::vector<int> order(ids_.cells.size());
    std::iota(order.begin(), order.end(), 0);
    shuffle(order, rng_);
    for (bool more = !shapes_.empty(); more;) {
      more = false;
      for (const int cell : order) {
        if (ids_[cell] != kNoRegion) continue;
        const int other = any_beside(cell);
        more = true;
        ids_[cell] = ids_[other];
      }
    }
    if (shapes_.empty()) std::fill(ids_.cells.begin(), ids_.cells.end(), 0);
    for (int i = 0; i < ids_.size(); ++i) {
      if (planted[i] == kNoRegion && chance(rng_, holes)) ids_[i] = kNoRegion;
    }
    return ids_;
  }

 private:
  int any_beside(int cell) {
    const std::vector<int> cells = beside(cell, ids_.rows, ids_.cols);
    return cells.empty() ? cell : cells[below(rng_, static_cast<int>(cells.size()))];
  }

  // On free cells, beside one that is there, but not beside an equal one.
  bool fits_beside(const std::vector<int>& tetromino, char shape) const {
    bool touches = shapes_.empty();
    for (const int cell : tetromino) {
      if (ids_[cell] != kNoRegion) return false;
      for (const int other : beside(cell, ids_.rows, ids_.cols)) {
        if (ids_[other] == kNoRegion) continue;
        if (shapes_[ids_[other]] == shape) return false;
        touches = true;
      }
    }
    return touches;
  }

  bool is_in_two_by_two(int cell) const {
    const auto taken = [&](int r, int c) { return ids_.inside(r, c) && ids_(r, c) != kNoRegion; };
    for (const int r : {cell / ids_.cols, cell / ids_.cols + 1}) {
      for (const int c : {cell % ids_.cols, cell % ids_.cols + 1}) {
        if (taken(r - 1, c - 1) && taken(r - 1, c) && taken(r, c - 1) && taken(r, c)) return true;
      }
    }
    return false;
  }

  Rng& rng_;
  Grid<int> ids_;
  std::string shapes_;  // of each region
};

// Some cells go to the region of a neighbour, or to none.
void spoil(Rng& rng, Grid<int>& region) {
  for (int k = 1 + below(rng, 3); k > 0; --k) {
    const int cell = below(rng, region.size());
    const std::vector<int> others = beside(cell, region.rows, region.cols);
    if (others.empty() || chance(rng, 20)) {
      region[cell] = kNoRegion;
    } else {
      region[cell] = region[others[below(rng, static_cast<int>(others.size()))]];
    }
  }
}

}  // namespace

// Of small boards some have cells in no region, which leave fewer answers, and one in three is
// spoilt: it may have more answers, or none.
LITS LITS::random(Rng& rng, int rows, int cols) {
  const bool large = rows * cols > 100;
  Planting planting(rng, rows, cols);
  const int tries = rows * cols * (4 + below(rng, 10));
  for (int k = 0; k < tries; ++k) planting.try_tetromino();
  LITS puzzle;
  puzzle.region = planting.grown(large || chance(rng, 60) ? 0 : below(rng, 100));
  if (!large && chance(rng, 33)) spoil(rng, puzzle.region);
  number_from_zero(puzzle.region);
  return puzzle;
}

}  // namespace p2c
