// Boards of Kurodoko: cells are shaded as long as they touch no other and cut off none, and clues
// say what is seen.
#include <algorithm>
#include <utility>

#include "instances/described/kind_of_parts.hpp"
#include "instances/grid.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/words/shading_rules.hpp"

namespace p2c {
namespace {

BoardData with_clues_of(const BoardData& board, const Answer& shaded, Rng& /*rng*/,
                        const Style& /*style*/) {
  Grid<int> clues(board.rows, board.cols, kNoClue);
  for (int i = 0; i < clues.size(); ++i) {
    if (shaded[i] == 0) clues[i] = cells_in_sight(shaded, board.cols, i);
  }
  return {board.rows, board.cols, {std::move(clues)}};
}

Planted<BoardData> planted(Rng& rng, int rows, int cols, int tries, const Stop* stop) {
  NowAndThen poll(stop);
  Answer shaded(static_cast<std::size_t>(rows * cols), 0);
  for (int k = 0; k < tries; ++k) {
    poll.throw_if_stopped();
    int& cell = shaded[below(rng, rows * cols)];
    cell = 1;
    if (check_touching(shaded, cols) || check_connected(shaded, cols, 0)) cell = 0;
  }
  return {with_clues_of({rows, cols, {}}, shaded, rng, {}), std::move(shaded)};
}

// With part of its clues, some of them unknown, and one now and then wrong.
BoardData random_board(Rng& rng, int rows, int cols) {
  BoardData board = planted(rng, rows, cols, below(rng, rows * cols), nullptr).puzzle;
  auto& clues = std::get<Grid<int>>(board.parts[0]);
  const int left_out = below(rng, 101);
  for (int& clue : clues.cells) {
    if (chance(rng, left_out)) clue = kNoClue;
    if (clue != kNoClue && chance(rng, 10)) clue = kUnknownClue;
  }
  int& clue = clues[below(rng, clues.size())];
  if (chance(rng, 50)) clue = clue < 0 ? 1 + below(rng, rows + cols) : one_off(rng, clue, 1);
  return board;
}

}  // namespace

void add_kurodoko_boards(KindOfParts& its) {
  its.random = random_board;
  Generator<BoardData> generator;
  generator.styles = {{kClued, "cells with a number, at least, in percent", 0, 100, 15}};
  generator.plant = [](Rng& rng, int rows, int cols, const Style& /*style*/,
                       const Stop* stop) -> std::optional<Planted<BoardData>> {
    return planted(rng, rows, cols, rows * cols, stop);
  };
  generator.with_clues_of = with_clues_of;
  its.generator = generator;
}

}  // namespace p2c
