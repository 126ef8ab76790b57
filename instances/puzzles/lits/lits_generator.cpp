// Random and new boards with a planted answer: tetrominoes side by side, and regions that grow
// around them.
#include <algorithm>
#include <limits>

#include "instances/cells_near.hpp"
#include "instances/parts/described_generator.hpp"
#include "instances/parts/planted_tetrominoes.hpp"
#include "instances/puzzles/lits/lits.hpp"

namespace p2c {
namespace {

constexpr int kTriesPerCell = 12;

std::vector<StyleItem> styles() {
  return {{"region-size", "cells of a region, at least, on average", 4, 30, 6}};
}

std::optional<Planted<LITS>> plant(Rng& rng, int rows, int cols, const Style& style,
                                   const Stop* /*stop*/) {
  const int cells = rows * cols;
  const int most = std::max(1, cells / style["region-size"]);
  Grid<int> ids = random_tetrominoes(rng, rows, cols, cells * kTriesPerCell, most);
  Planted<LITS> planted{{}, shaded_where_planted(ids)};
  planted.puzzle.room = grown_regions(rng, std::move(ids));
  if (planted.puzzle.check(planted.answer)) return {};
  number_from_zero(planted.puzzle.room);
  if (getenv("TIGHTEN")) tighten_regions(rng, planted.puzzle.room, planted.answer, atoi(getenv("TIGHTEN")));
  number_from_zero(planted.puzzle.room);
  return planted;
}

// A cell that only the other answer shades goes to a region beside it: there the other has five.
// Where the board is one region it goes to none.
std::optional<Planted<LITS>> mend(const Planted<LITS>& planted, const Answer& other, bool fixed,
                                  Rng& rng, const Style& /*style*/, const Stop* /*stop*/) {
  if (fixed) return {};
  const Grid<int>& ids = planted.puzzle.room;
  std::vector<int> cells;
  for (int cell = 0; cell < ids.size(); ++cell) {
    if (other[cell] == 1 && planted.answer[cell] == 0) cells.push_back(cell);
  }
  Planted<LITS> mended = planted;
  Grid<int>& room = mended.puzzle.room;
  if (count_of_regions(ids) == 1) {
    room[cells[below(rng, static_cast<int>(cells.size()))]] = kNoRegion;
    return mended;
  }
  const int extra = getenv("EXTRA") ? atoi(getenv("EXTRA")) : 1;
  bool any = false;
  for (int k = 0; k < extra; ++k) {
  int least = std::numeric_limits<int>::max();
  std::pair<int, int> best;
  for (const int cell : cells) {
    if (getenv("SKIP") && chance(rng, atoi(getenv("SKIP")))) continue;
    if (room[cell] != ids[cell]) continue;
    if (!may_leave_region(room, cell)) continue;
    for (const int next : cells_beside(ids.rows, ids.cols, cell)) {
      if (room[next] == room[cell]) continue;
      const int more = getenv("RANDOM") ? below(rng, 1000) : more_tetrominoes(room, cell, room[next]);
      if (more >= least) continue;
      least = more;
      best = {cell, room[next]};
    }
  }
  if (least == std::numeric_limits<int>::max()) break;
  if (k > 0 && least >= 0) break;
  any = true;
  room[best.first] = best.second;
  }
  if (!any) return {};
  number_from_zero(mended.puzzle.room);
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

// Cells that are not planted leave their regions.
void leave(Rng& rng, Grid<int>& region, const Answer& shaded) {
  const int holes = below(rng, 100);
  for (int i = 0; i < region.size(); ++i) {
    if (shaded[i] == 0 && chance(rng, holes)) region[i] = kNoRegion;
  }
}

}  // namespace

// Of small boards some have cells in no region, which leave fewer answers, or lines inside regions,
// and one in three is spoilt: it may have more answers, or none.
LITS LITS::random(Rng& rng, int rows, int cols) {
  const int cells = rows * cols;
  const bool large = cells > 100;
  LITS puzzle;
  puzzle.room = random_tetrominoes(rng, rows, cols, cells * (4 + below(rng, 10)), cells);
  const Answer shaded = shaded_where_planted(puzzle.room);
  puzzle.room = grown_regions(rng, std::move(puzzle.room));
  if (!large && chance(rng, 40)) leave(rng, puzzle.room, shaded);
  if (!large && chance(rng, 33)) spoil(rng, puzzle.room);
  number_from_zero(puzzle.room);
  if (chance(rng, large ? 20 : 40)) puzzle.lines = random_inner_lines(rng, puzzle.room);
  if (large && puzzle.check(shaded)) puzzle.lines.clear();
  return puzzle;
}

Generator<LITS> LITS::generator() {
  Generator<LITS> its = generator_of_parts<LITS>();
  its.styles = styles();
  its.plant = plant;
  its.mend = mend;
  return its;
}

}  // namespace p2c
