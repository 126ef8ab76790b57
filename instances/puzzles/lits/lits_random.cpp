// Random and new boards with a planted answer: tetrominoes side by side, and regions that grow
// around them.
#include <algorithm>
#include <numeric>

#include "instances/cells_near.hpp"
#include "instances/parts/described_generator.hpp"
#include "instances/parts/shading_rules.hpp"
#include "instances/parts/tetromino.hpp"
#include "instances/puzzles/lits/lits.hpp"

namespace p2c {
namespace {

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

  Answer answer() const {
    Answer shaded;
    for (const int id : ids_.cells) shaded.push_back(id == kNoRegion ? 0 : 1);
    return shaded;
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
    const std::vector<int> cells = cells_beside(ids_.rows, ids_.cols, cell);
    return cells.empty() ? cell : cells[below(rng_, static_cast<int>(cells.size()))];
  }

  // On free cells, beside one that is there, but not beside an equal one.
  bool fits_beside(const std::vector<int>& tetromino, char shape) const {
    bool touches = shapes_.empty();
    for (const int cell : tetromino) {
      if (ids_[cell] != kNoRegion) return false;
      for (const int other : cells_beside(ids_.rows, ids_.cols, cell)) {
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

// The cell's region is in one piece without it.
bool can_leave(const Grid<int>& region, int cell) {
  Answer rest;
  for (int i = 0; i < region.size(); ++i) {
    rest.push_back(i != cell && region[i] == region[cell] ? 1 : 0);
  }
  return !check_connected(rest, region.cols, 1);
}

std::optional<Planted<LITS>> plant(Rng& rng, int rows, int cols, const Style& /*style*/,
                                   const Stop* /*stop*/) {
  constexpr int kTriesPerCell = 12;
  Planting planting(rng, rows, cols);
  for (int k = rows * cols * kTriesPerCell; k > 0; --k) planting.try_tetromino();
  Answer answer = planting.answer();
  LITS puzzle;
  puzzle.region = planting.grown(0);
  if (puzzle.check(answer)) return {};
  number_from_zero(puzzle.region);
  return Planted<LITS>{std::move(puzzle), std::move(answer)};
}

// A cell that only the other answer shades goes to a region beside it: there the other has five.
// Where the board is one region it goes to none.
std::optional<Planted<LITS>> mend(const Planted<LITS>& planted, const Answer& other, bool fixed,
                                  Rng& rng, const Style& /*style*/, const Stop* /*stop*/) {
  if (fixed) return {};
  const Grid<int>& region = planted.puzzle.region;
  const bool is_one = cells_by_region(region).size() == 1;
  std::vector<std::pair<int, int>> moves;  // a cell, and its new region
  for (int cell = 0; cell < region.size(); ++cell) {
    if (other[cell] == 0 || planted.answer[cell] == 1) continue;
    if (is_one) moves.emplace_back(cell, kNoRegion);
    if (is_one || !can_leave(region, cell)) continue;
    for (const int next : cells_beside(region.rows, region.cols, cell)) {
      if (region[next] != region[cell]) moves.emplace_back(cell, region[next]);
    }
  }
  if (moves.empty()) return {};
  const auto& [cell, to] = moves[below(rng, static_cast<int>(moves.size()))];
  Planted<LITS> mended = planted;
  mended.puzzle.region[cell] = to;
  number_from_zero(mended.puzzle.region);
  return mended;
}

// Some cells go to the region of a neighbour, or to none.
void spoil(Rng& rng, Grid<int>& region) {
  for (int k = 1 + below(rng, 3); k > 0; --k) {
    const int cell = below(rng, region.size());
    const std::vector<int> others = cells_beside(region.rows, region.cols, cell);
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

Generator<LITS> LITS::generator() {
  Generator<LITS> its = generator_of_parts<LITS>();
  its.plant = plant;
  its.mend = mend;
  return its;
}

}  // namespace p2c
