// New boards: a sea is drawn, and where the sizes of the islands allow another one, clues move to
// other cells of their islands, or the coast changes.
#include <algorithm>
#include <numeric>

#include "instances/cells_near.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/differing.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/kinds/nurikabe.hpp"
#include "instances/kinds/nurikabe_sea.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "instances/words/island_rules.hpp"

namespace p2c {
namespace {

// The rules of the sea, which all boards of a size have in common.
const KindPtr& base_kind() {
  static const KindPtr kind = kind_of(parts_of_rules(read_rules(
      "rules 1\n"
      "puzzle nurikabe-base \"shade a sea\"\n"
      "answer shaded: shading on cells\n"
      "rule square \"{s}: the 2 x 2 cells are not all shaded\": each s in 2x2: shaded in s <= 3\n"
      "rule sea \"the shaded cells are connected\": connected shaded\n",
      "nurikabe-base.rules")));
  return kind;
}

std::vector<StyleItem> styles() {
  return {{"island-size", "cells of the largest islands, about", 1, 60, 6},
          {kClued, "islands with a number, at least, in percent", 0, 100, 100}};
}

std::optional<Planted<BoardData>> plant(Rng& rng, int rows, int cols, const Style& style,
                                        const Stop* stop) {
  Answer sea = random_sea(rng, rows, cols, style["island-size"], 60, stop);
  throw_if_stopped(stop);
  BoardData board = nurikabe_with_clues_of(board_without_clues(rows, cols), sea, rng, stop);
  throw_if_stopped(stop);
  return Planted<BoardData>{std::move(board), std::move(sea)};
}

std::optional<Planted<BoardData>> mend(const Planted<BoardData>& planted, const Answer& other,
                                       bool fixed, Rng& rng, const Style& /*style*/,
                                       const Stop* /*stop*/) {
  Planted<BoardData> mended = planted;
  Grid<int>& clues = clues_in(mended.puzzle);
  const std::vector<int> cells = differing(planted.answer, other);
  const int middle = cells[below(rng, static_cast<int>(cells.size()))];
  const std::vector<int> near = cells_near(clues.rows, clues.cols, middle, 2);
  if (fixed || chance(rng, 50)) {
    for (const int cell : near) {
      if (clues[cell] == kNoClue && chance(rng, 20)) mended.answer[cell] ^= 1;
    }
  } else {
    for (const int cell : near) clues[cell] = kNoClue;
  }
  mended.puzzle = nurikabe_with_clues_of(mended.puzzle, mended.answer, rng);
  return mended;
}

}  // namespace

// In a cell that has a clue already, else in any.
BoardData nurikabe_with_clues_of(const BoardData& board, const Answer& shaded, Rng& rng,
                                 const Stop* stop) {
  NowAndThen poll(stop);
  const Grid<int>& clues = clues_in(board);
  std::vector<int> cells(shaded.size());
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, rng);
  std::stable_partition(cells.begin(), cells.end(), [&](int cell) {
    poll.throw_if_stopped();
    return clues[cell] != kNoClue;
  });
  BoardData clued = board_without_clues(board.rows, board.cols);
  Islands islands(clues, shaded);
  for (const int cell : cells) {
    poll.throw_if_stopped();
    if (shaded[cell] == 1) continue;
    const std::optional<Island> island = islands.of(cell);
    if (island) clues_in(clued)[cell] = static_cast<int>(island->cells);
  }
  return clued;
}

void add_nurikabe_boards(KindOfParts& its) {
  its.random = random_nurikabe;
  its.gives_up_broken = true;
  its.clues_move = true;
  its.base = base_kind();
  Generator<BoardData> generator;
  generator.asks_afresh = true;
  generator.styles = styles();
  generator.plant = plant;
  generator.mend = mend;
  generator.with_clues_of = [](const BoardData& board, const Answer& shaded, Rng& rng,
                               const Style& /*style*/) {
    return nurikabe_with_clues_of(board, shaded, rng);
  };
  its.generator = generator;
}

}  // namespace p2c
