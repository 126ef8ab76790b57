// New boards: areas are drawn, no two of equal size side by side, and each cell gets the size of
// its own.
#include <algorithm>

#include "instances/described/kind_of_parts.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/parts/board_with_clues.hpp"
#include "instances/parts/cut_board.hpp"
#include "instances/planted/random_regions.hpp"
#include "instances/planted/spoilt_sizes.hpp"
#include "instances/rules/boards/grown_for_answer.hpp"

namespace p2c {
namespace {

std::vector<StyleItem> styles() {
  return {{"region-size", "cells of an area, about, on average", 1, 30, 4},
          {kClued, "cells with a number, at least, in percent", 0, 100, 15}};
}

std::vector<int> sizes_of(const Grid<int>& areas) {
  std::vector<int> sizes(areas.cells.size(), 0);
  for (const int area : areas.cells) ++sizes[area];
  return sizes;
}

// Two of equal size side by side are one, or one of them is larger by a cell of the other, until no
// two are.
Grid<int> sizes_of_areas(Grid<int> areas, Rng& rng, const Stop* stop) {
  NowAndThen poll(stop);
  std::vector<int> sizes = sizes_of(areas);
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [a, b] : neighbour_pairs(areas.rows, areas.cols)) {
      poll.throw_if_stopped();
      const int one = areas[a];
      const int other = areas[b];
      if (one == other || sizes[one] != sizes[other]) continue;
      changed = true;
      if (sizes[one] > 1 && chance(rng, 95) && may_leave(areas, b)) {
        areas[b] = one;
      } else {
        std::replace(areas.cells.begin(), areas.cells.end(), other, one);
      }
      sizes = sizes_of(areas);
    }
  }
  for (int& cell : areas.cells) cell = sizes[cell];
  return areas;
}

BoardData with_numbers(Grid<int> numbers, bool up_to_three = false) {
  return {numbers.rows, numbers.cols, {std::move(numbers), up_to_three}};
}

std::optional<Planted<BoardData>> plant(Rng& rng, int rows, int cols, const Style& style,
                                        const Stop* stop) {
  Grid<int> numbers =
      sizes_of_areas(regions_of_size(rng, rows, cols, style["region-size"]), rng, stop);
  Answer answer = numbers.cells;
  return Planted<BoardData>{with_numbers(std::move(numbers)), std::move(answer)};
}

// Some of its numbers are left out, and some are others.
BoardData random_fillomino(Rng& rng, int rows, int cols) {
  Grid<int> clues =
      sizes_of_areas(regions_of_size(rng, rows, cols, 1 + below(rng, 5)), rng, nullptr);
  const int left_out = below(rng, 101);
  for (int& clue : clues.cells) {
    if (chance(rng, left_out)) clue = kNoClue;
  }
  spoil_sizes(rng, clues);
  return with_numbers(std::move(clues), chance(rng, 15));
}

}  // namespace

void add_fillomino_boards(KindOfParts& its) {
  its.random = random_fillomino;
  Generator<BoardData> generator;
  generator.styles = styles();
  generator.plant = plant;
  generator.with_clues_of = [](const BoardData& board, const Answer& answer, Rng& /*rng*/,
                               const Style& /*style*/) {
    BoardData clued = board;
    clues_in(clued).cells = answer;
    return clued;
  };
  its.generator = generator;
}

}  // namespace p2c
