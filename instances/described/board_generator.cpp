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

// Adds what makes boards, and what changes their clues.
class BoardGenerator {
 public:
  BoardGenerator(std::shared_ptr<const KindOfParts> its, std::weak_ptr<const PuzzleKind> kind)
      : its_(std::move(its)), kind_(std::move(kind)) {}

  void add_making(AnyGenerator& any) const {
    any.plant = [*this](Rng& rng, int rows, int cols, const Style& style, const Stop* stop) {
      std::optional<AnyPlanted> made = planted(its().plant(rng, rows, cols, style, stop), stop);
      if (made && its_->gives_up_broken && made->puzzle->check(made->answer)) made.reset();
      return made;
    };
    any.mend = [*this](const AnyPlanted& from, const Answer& other, bool fixed, Rng& rng,
                       const Style& style, const Stop* stop) -> std::optional<AnyPlanted> {
      if (its().mend == nullptr) return {};
      return planted(
          its().mend({data_of(*from.puzzle), from.answer}, other, fixed, rng, style, stop), stop);
    };
  }
  void add_clues(AnyGenerator& any) const {
    any.leaves_out_clues = its().with_clues_of != nullptr;
    if (!any.leaves_out_clues) return;
    any.with_clues_of = [*this](const AnyPuzzle& puzzle, const Answer& answer, Rng& rng,
                                const Style& style) {
      return board_on_slots_of(puzzle, kind_.lock(),
                               its().with_clues_of(data_of(puzzle), answer, rng, style));
    };
    any.bare = [](const AnyPuzzle& puzzle) { return puzzle.without(puzzle.clues()); };
    if (!its_->clues_move) any.base = any.bare;
    if (its_->base == nullptr) return;
    any.base = [base = its_->base](const AnyPuzzle& puzzle) {
      return board_on_slots_of(puzzle, base, {data_of(puzzle).rows, data_of(puzzle).cols, {}});
    };
  }
  void add_turning(AnyGenerator& any) const {
    any.transposed = [*this](const AnyPuzzle& puzzle) {
      return board_of(kind_.lock(), transposed(its_->made_of.parts, data_of(puzzle)));
    };
    any.mirrored = [*this](const AnyPuzzle& puzzle) {
      return board_of(kind_.lock(), mirrored(its_->made_of.parts, data_of(puzzle)));
    };
    any.canonical_text = [*this](const AnyPuzzle& puzzle) {
      return least_text(its_->made_of, data_of(puzzle));
    };
  }

 private:
  const Generator<BoardData>& its() const { return *its_->generator; }

  std::optional<AnyPlanted> planted(std::optional<Planted<BoardData>> board,
                                    const Stop* stop) const {
    if (!board) return {};
    return AnyPlanted{board_of(kind_.lock(), std::move(board->puzzle), stop),
                      std::move(board->answer)};
  }

  std::shared_ptr<const KindOfParts> its_;
  std::weak_ptr<const PuzzleKind> kind_;
};

}  // namespace

AnyGenerator board_generator(const std::shared_ptr<const KindOfParts>& its,
                             const std::weak_ptr<const PuzzleKind>& kind) {
  assert(its->generator->asker == nullptr && its->generator->polish == nullptr);  // none has one
  AnyGenerator any = figures_of(*its->generator);
  const BoardGenerator parts(its, kind);
  parts.add_making(any);
  parts.add_clues(any);
  parts.add_turning(any);
  return any;
}

}  // namespace p2c
