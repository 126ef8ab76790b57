// New boards: rectangles are drawn, and where their sizes allow others, clues move to other cells
// of their rectangles, or two rectangles that are one together are cut in another way.
#include <algorithm>

#include "instances/described/described_generator.hpp"
#include "instances/differing.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/shikaku/shikaku.hpp"
#include "instances/puzzles/shikaku/shikaku_cuts.hpp"
#include "instances/words/region_rules.hpp"

namespace p2c {
namespace {

std::vector<StyleItem> styles() {
  return {{"region-size", "cells of the largest regions, about", 1, 60, 8},
          {kClued, "regions with a number, at least, in percent", 0, 100, 100}};
}

std::optional<Planted<Shikaku>> plant(Rng& rng, int rows, int cols, const Style& style,
                                      const Stop* stop) {
  Shikaku empty;
  empty.clue = Grid<int>(rows, cols, kNoClue);
  Grid<int> regions(rows, cols, -1);
  cut_into_rectangles(regions, -1, 0, style["region-size"], rng, stop);
  throw_if_stopped(stop);
  Answer borders = borders_between(regions);
  throw_if_stopped(stop);
  Shikaku clued = empty.with_clues_of(borders, rng, stop);
  throw_if_stopped(stop);
  return Planted<Shikaku>{std::move(clued), std::move(borders)};
}

// The sides of an edge that is a border in one answer only.
std::pair<int, int> a_difference(const Planted<Shikaku>& planted, const Answer& other, Rng& rng) {
  const std::vector<int> edges = differing(planted.answer, other);
  const int edge = edges[below(rng, static_cast<int>(edges.size()))];
  return neighbour_pairs(planted.puzzle.rows(), planted.puzzle.cols())[edge];
}

std::optional<Planted<Shikaku>> mend(const Planted<Shikaku>& planted, const Answer& other,
                                     bool fixed, Rng& rng, const Style& style,
                                     const Stop* /*stop*/) {
  Planted<Shikaku> mended = planted;
  Grid<int> regions = regions_within(planted.puzzle.rows(), planted.puzzle.cols(), planted.answer);
  const auto sides = a_difference(planted, other, rng);
  const int one = regions[sides.first];
  const int two = regions[sides.second];
  if (fixed || chance(rng, 50)) {
    std::replace(regions.cells.begin(), regions.cells.end(), two, one);
    cut_into_rectangles(regions, one, regions.size(), style["region-size"], rng);
    mended.answer = borders_between(regions);
  } else {
    for (int i = 0; i < regions.size(); ++i) {
      if (regions[i] == one || regions[i] == two) mended.puzzle.clue[i] = kNoClue;
    }
  }
  mended.puzzle = mended.puzzle.with_clues_of(mended.answer, rng);
  return mended;
}

}  // namespace

Generator<Shikaku> Shikaku::generator() {
  Generator<Shikaku> its = generator_of_parts<Shikaku>();
  its.base = nullptr;  // clues move to other cells
  its.asks_afresh = true;
  its.styles = styles();
  its.plant = plant;
  its.mend = mend;
  return its;
}

}  // namespace p2c
