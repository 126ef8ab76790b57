// New boards: a loop is drawn around a part of the board, and bent where the numbers of all cells
// allow another one.
#include <algorithm>

#include "instances/cells_near.hpp"
#include "instances/described/described_generator.hpp"
#include "instances/differing.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/planted/plane_parts.hpp"
#include "instances/puzzles/slitherlink/slitherlink.hpp"

namespace p2c {
namespace {

std::vector<StyleItem> styles() {
  return {{"winding", "how much the loop winds: 0 is nearly a lump", 0, 100, 80},
          {kClued, "cells with a number, at least, in percent", 0, 100, 45}};
}

std::optional<Planted<Slitherlink>> plant(Rng& rng, int rows, int cols, const Style& style,
                                          const Stop* stop) {
  Slitherlink empty;
  empty.clue = Grid<int>(rows, cols, kNoClue);
  Answer loop = bound_of(random_part(rng, rows, cols, 100 - style["winding"], stop));
  throw_if_stopped(stop);
  return Planted<Slitherlink>{empty.with_clues_of(loop, rng), std::move(loop)};
}

// One to three cells near one on different sides of the two loops change sides, where the loop
// stays one.
std::optional<Planted<Slitherlink>> mend(const Planted<Slitherlink>& planted, const Answer& other,
                                         bool /*fixed*/, Rng& rng, const Style& /*style*/,
                                         const Stop* /*stop*/) {
  const Lattice lattice = planted.puzzle.lattice();
  Grid<char> inside = part_within(lattice, planted.answer);
  const std::vector<int> cells = differing(inside.cells, part_within(lattice, other).cells);
  const int middle = cells[below(rng, static_cast<int>(cells.size()))];
  std::vector<int> near = cells_near(inside.rows, inside.cols, middle, 1 + below(rng, 2));
  int changes = 1 + below(rng, 3);
  shuffle(near, rng);
  for (const int cell : near) {
    if (changes == 0) break;
    if (!may_change_sides(inside, cell / inside.cols, cell % inside.cols)) continue;
    inside[cell] = static_cast<char>(1 - inside[cell]);
    --changes;
  }
  Answer loop = bound_of(inside);
  return Planted<Slitherlink>{planted.puzzle.with_clues_of(loop, rng), std::move(loop)};
}

}  // namespace

Slitherlink Slitherlink::with_clues_of(const Answer& loop, Rng& /*rng*/) const {
  Slitherlink clued = *this;
  clued.clue = clues_of(rows(), cols(), loop);
  return clued;
}

Generator<Slitherlink> Slitherlink::generator() {
  Generator<Slitherlink> its = generator_of_parts<Slitherlink>();
  its.styles = styles();
  its.plant = plant;
  its.mend = mend;
  return its;
}

}  // namespace p2c
