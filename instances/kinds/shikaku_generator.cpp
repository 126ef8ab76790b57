// New boards: rectangles are drawn, and where their sizes allow others, clues move to other cells
// of their rectangles, or two rectangles that are one together are cut in another way.
#include <algorithm>
#include <numeric>

#include "instances/answers/region_borders.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/differing.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/kinds/shikaku.hpp"
#include "instances/kinds/shikaku_cuts.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

std::vector<StyleItem> styles() {
  return {{"region-size", "cells of the largest regions, about", 1, 60, 8},
          {kClued, "regions with a number, at least, in percent", 0, 100, 100}};
}

std::optional<Planted<BoardData>> plant(Rng& rng, int rows, int cols, const Style& style,
                                        const Stop* stop) {
  Grid<int> regions(rows, cols, -1);
  cut_into_rectangles(regions, -1, 0, style["region-size"], rng, stop);
  throw_if_stopped(stop);
  Answer borders = borders_between(regions);
  throw_if_stopped(stop);
  BoardData clued = shikaku_with_clues_of(board_without_clues(rows, cols), borders, rng, stop);
  throw_if_stopped(stop);
  return Planted<BoardData>{std::move(clued), std::move(borders)};
}

// The sides of an edge that is a border in one answer only.
std::pair<int, int> a_difference(const Planted<BoardData>& planted, const Answer& other, Rng& rng) {
  const std::vector<int> edges = differing(planted.answer, other);
  const int edge = edges[below(rng, static_cast<int>(edges.size()))];
  return neighbour_pairs(planted.puzzle.rows, planted.puzzle.cols)[edge];
}

std::optional<Planted<BoardData>> mend(const Planted<BoardData>& planted, const Answer& other,
                                       bool fixed, Rng& rng, const Style& style,
                                       const Stop* /*stop*/) {
  Planted<BoardData> mended = planted;
  Grid<int> regions = regions_within(planted.puzzle.rows, planted.puzzle.cols, planted.answer);
  const auto sides = a_difference(planted, other, rng);
  const int one = regions[sides.first];
  const int two = regions[sides.second];
  if (fixed || chance(rng, 50)) {
    std::replace(regions.cells.begin(), regions.cells.end(), two, one);
    cut_into_rectangles(regions, one, regions.size(), style["region-size"], rng);
    mended.answer = borders_between(regions);
  } else {
    for (int i = 0; i < regions.size(); ++i) {
      if (regions[i] == one || regions[i] == two) clues_in(mended.puzzle)[i] = kNoClue;
    }
  }
  mended.puzzle = shikaku_with_clues_of(mended.puzzle, mended.answer, rng);
  return mended;
}

}  // namespace

BoardData shikaku_with_clues_of(const BoardData& board, const Answer& borders, Rng& rng,
                                const Stop* stop) {
  NowAndThen poll(stop);
  const Grid<int> regions = regions_within(board.rows, board.cols, borders);
  throw_if_stopped(stop);
  std::vector<int> sizes(regions.cells.size(), 0);
  for (const int region : regions.cells) ++sizes[region];
  std::vector<int> cells(regions.cells.size());
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, rng);
  throw_if_stopped(stop);
  std::stable_partition(cells.begin(), cells.end(), [&](int cell) {
    poll.throw_if_stopped();
    return clues_in(board)[cell] != kNoClue;
  });
  BoardData clued = board_without_clues(board.rows, board.cols);
  for (const int cell : cells) {
    poll.throw_if_stopped();
    int& size = sizes[regions[cell]];
    if (size > 0) clues_in(clued)[cell] = size;
    size = 0;
  }
  return clued;
}

void add_shikaku_boards(KindOfParts& its) {
  its.random = random_shikaku;
  its.formats = shikaku_formats();
  its.clues_move = true;
  Generator<BoardData> generator;
  generator.asks_afresh = true;
  generator.styles = styles();
  generator.plant = plant;
  generator.mend = mend;
  generator.with_clues_of = [](const BoardData& board, const Answer& borders, Rng& rng,
                               const Style& /*style*/) {
    return shikaku_with_clues_of(board, borders, rng);
  };
  its.generator = generator;
}

}  // namespace p2c
