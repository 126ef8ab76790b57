#include "instances/described/board_generator.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "instances/notations/text/board_text.hpp"

namespace p2c {
namespace {

const BoardData& data_of(const AnyPuzzle& puzzle) {
  const auto* board = puzzle.as<BoardData>();
  assert(board != nullptr);
  return *board;
}

// To exchange rows with columns and left with right in turn gives all eight positions.
std::string least_text(const Description& made_of, BoardData board) {
  std::string least = print_board(made_of, board);
  for (int step = 1; step < 8; ++step) {
    board = step % 2 == 1 ? transposed(made_of.parts, board) : mirrored(made_of.parts, board);
    least = std::min(least, print_board(made_of, board));
  }
  return least;
}

}  // namespace

AnyGenerator board_generator(const Generator<BoardData>& its, const Description& made_of,
                             const BoardMaker& make) {
  assert(its.asker == nullptr && its.polish == nullptr);  // no kind of parts has one yet
  AnyGenerator any = figures_of(its);
  any.leaves_out_clues = its.with_clues_of != nullptr;
  const auto planted = [make](std::optional<Planted<BoardData>> board,
                              const Stop* stop) -> std::optional<AnyPlanted> {
    if (!board) return {};
    return AnyPlanted{make(std::move(board->puzzle), stop), std::move(board->answer)};
  };
  any.plant = [planted, plant = its.plant](Rng& rng, int rows, int cols, const Style& style,
                                           const Stop* stop) {
    return planted(plant(rng, rows, cols, style, stop), stop);
  };
  if (its.with_clues_of != nullptr) {
    any.with_clues_of = [make, with = its.with_clues_of](const AnyPuzzle& puzzle,
                                                         const Answer& answer, Rng& rng,
                                                         const Style& style) {
      return make(with(data_of(puzzle), answer, rng, style), nullptr);
    };
    any.base = [](const AnyPuzzle& puzzle) { return puzzle.without(puzzle.clues()); };
    any.bare = any.base;
  }
  any.mend = [planted, mend = its.mend](const AnyPlanted& from, const Answer& other, bool fixed,
                                        Rng& rng, const Style& style,
                                        const Stop* stop) -> std::optional<AnyPlanted> {
    if (mend == nullptr) return {};
    return planted(mend({data_of(*from.puzzle), from.answer}, other, fixed, rng, style, stop),
                   stop);
  };
  const Description* const parts = &made_of;
  any.transposed = [make, parts](const AnyPuzzle& puzzle) {
    return make(transposed(parts->parts, data_of(puzzle)), nullptr);
  };
  any.mirrored = [make, parts](const AnyPuzzle& puzzle) {
    return make(mirrored(parts->parts, data_of(puzzle)), nullptr);
  };
  any.canonical_text = [parts](const AnyPuzzle& puzzle) {
    return least_text(*parts, data_of(puzzle));
  };
  return any;
}

}  // namespace p2c
