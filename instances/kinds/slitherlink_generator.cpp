// New boards: a loop is drawn around a part of the board, and bent where the numbers of all cells
// allow another one.
#include <algorithm>

#include "instances/cells_near.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/differing.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/kinds/slitherlink.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/planted/plane_parts.hpp"

namespace p2c {
namespace {

std::vector<StyleItem> styles() {
  return {{"winding", "how much the loop winds: 0 is nearly a lump", 0, 100, 80},
          {kClued, "cells with a number, at least, in percent", 0, 100, 45}};
}

BoardData with_clues_of(const BoardData& board, const Answer& loop, Rng& /*rng*/,
                        const Style& /*style*/) {
  BoardData clued = board;
  clues_in(clued) = slitherlink_clues(board.rows, board.cols, loop);
  return clued;
}

std::optional<Planted<BoardData>> plant(Rng& rng, int rows, int cols, const Style& style,
                                        const Stop* stop) {
  Answer loop = bound_of(random_part(rng, rows, cols, 100 - style["winding"], stop));
  throw_if_stopped(stop);
  return Planted<BoardData>{{rows, cols, {slitherlink_clues(rows, cols, loop), false}},
                            std::move(loop)};
}

// One to three cells near one on different sides of the two loops change sides, where the loop
// stays one.
std::optional<Planted<BoardData>> mend(const Planted<BoardData>& planted, const Answer& other,
                                       bool /*fixed*/, Rng& rng, const Style& style,
                                       const Stop* /*stop*/) {
  const Lattice lattice = lattice_of(planted.puzzle);
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
  return Planted<BoardData>{with_clues_of(planted.puzzle, loop, rng, style), std::move(loop)};
}

}  // namespace

Grid<int> slitherlink_clues(int rows, int cols, const Answer& lines) {
  const Lattice lattice{rows, cols};
  Grid<int> clues(rows, cols);
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      clues(r, c) = 0;
      for (const int line : lattice.around(r, c)) clues(r, c) += lines[line];
    }
  }
  return clues;
}

void add_slitherlink_boards(KindOfParts& its) {
  its.random = random_slitherlink;
  its.formats = slitherlink_formats();
  Generator<BoardData> generator;
  generator.styles = styles();
  generator.plant = plant;
  generator.with_clues_of = with_clues_of;
  generator.mend = mend;
  its.generator = generator;
}

}  // namespace p2c
