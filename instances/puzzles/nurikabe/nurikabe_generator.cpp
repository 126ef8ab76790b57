// New boards: a sea is drawn, and where the sizes of the islands allow another one, clues move to
// other cells of their islands, or the coast changes.
#include <algorithm>

#include "instances/cells_near.hpp"
#include "instances/described/described_generator.hpp"
#include "instances/differing.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/nurikabe/nurikabe.hpp"
#include "instances/puzzles/nurikabe/nurikabe_sea.hpp"

namespace p2c {
namespace {

std::vector<StyleItem> styles() {
  return {{"island-size", "cells of the largest islands, about", 1, 60, 6},
          {kClued, "islands with a number, at least, in percent", 0, 100, 100}};
}

std::optional<Planted<Nurikabe>> plant(Rng& rng, int rows, int cols, const Style& style,
                                       const Stop* stop) {
  Nurikabe empty;
  empty.clue = Grid<int>(rows, cols, kNoClue);
  Answer sea = random_sea(rng, rows, cols, style["island-size"], 60, stop);
  throw_if_stopped(stop);
  Nurikabe puzzle = empty.with_clues_of(sea, rng, stop);
  throw_if_stopped(stop);
  if (puzzle.check(sea)) return {};
  return Planted<Nurikabe>{std::move(puzzle), std::move(sea)};
}

std::optional<Planted<Nurikabe>> mend(const Planted<Nurikabe>& planted, const Answer& other,
                                      bool fixed, Rng& rng, const Style& /*style*/,
                                      const Stop* /*stop*/) {
  Planted<Nurikabe> mended = planted;
  const std::vector<int> cells = differing(planted.answer, other);
  const int middle = cells[below(rng, static_cast<int>(cells.size()))];
  const std::vector<int> near = cells_near(mended.puzzle.rows(), mended.puzzle.cols(), middle, 2);
  if (fixed || chance(rng, 50)) {
    for (const int cell : near) {
      if (planted.puzzle.clue[cell] == kNoClue && chance(rng, 20)) mended.answer[cell] ^= 1;
    }
  } else {
    for (const int cell : near) mended.puzzle.clue[cell] = kNoClue;
  }
  mended.puzzle = mended.puzzle.with_clues_of(mended.answer, rng);
  return mended;
}

// Clues move to other cells.
Nurikabe base(const Nurikabe& puzzle) {
  Nurikabe sea;
  sea.clue = Grid<int>(puzzle.rows(), puzzle.cols(), kNoClue);
  sea.sea_alone = true;
  return sea;
}

}  // namespace

Generator<Nurikabe> Nurikabe::generator() {
  Generator<Nurikabe> its = generator_of_parts<Nurikabe>();
  its.base = base;
  its.asks_afresh = true;
  its.styles = styles();
  its.plant = plant;
  its.mend = mend;
  return its;
}

}  // namespace p2c
