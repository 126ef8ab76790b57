#include "instances/described/board_generator.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "instances/described/clue_orbits.hpp"
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

// Any number, and of two values the higher one with a chance that all of a layer have in common:
// what has much of that differs from what has little. After those there are places of clues, which
// are few.
Answer random_values(const Description& made_of, const AnyPuzzle& blank, const AnyPuzzle& ground,
                     Rng& rng) {
  std::vector<int> high;
  const Answer own(blank.slots().size(), 0);
  for (const Answer& layer : by_layer(made_of.answers, data_of(blank), own)) {
    high.resize(high.size() + layer.size(), 20 + below(rng, 81));
  }
  high.resize(ground.slots().size(), 10 + below(rng, 21));
  Answer values;
  for (const Slot& slot : ground.slots()) {
    const int more = slot.hi - slot.lo;
    const bool is_high = more == 1 && chance(rng, high[values.size()]);
    values.push_back(slot.lo + (more == 1 ? static_cast<int>(is_high) : below(rng, more + 1)));
  }
  return values;
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
  // The same of boards around answers.
  void add_boards(AnyGenerator& any) const {
    any.plant = [*this](Rng& rng, int rows, int cols, const Style& style,
                        const Stop* stop) -> std::optional<AnyPlanted> {
      AnyPlanted blank{board_of(kind_.lock(), around().blank(rng, rows, cols, style), stop), {}};
      const PuzzlePtr ground = ground_of(*blank.puzzle);
      blank.answer = random_values(its_->made_of, *blank.puzzle, *ground, rng);
      return blank;
    };
    any.around = [*this](const AnyPlanted& from, Rng& rng, const Style& style, const Stop* stop) {
      return planted(around().around(data_of(*from.puzzle), from.answer, rng, style, stop), stop);
    };
    any.mend = [*this](const AnyPlanted& from, const Answer& other, bool fixed, Rng& rng,
                       const Style& /*style*/, const Stop* stop) {
      auto mended = on_slots_of(
          from, around().mend({data_of(*from.puzzle), from.answer}, other, fixed, rng, stop));
      if (mended && mended->puzzle->check(mended->answer)) mended.reset();
      return mended;
    };
    any.leaves_out_clues = around().leaves_out_clues;
    any.has_one_ground = around().one_blank;
    if (around().with_clues_of)
      any.with_clues_of = [*this](const AnyPuzzle& puzzle, const Answer& answer, Rng& rng,
                                  const Style& /*style*/) {
        return board_on_slots_of(puzzle, kind_.lock(),
                                 around().with_clues_of(unclued(puzzle), answer, rng));
      };
    any.orbits = [its = its_](const AnyPuzzle& puzzle, const Style& style) {
      const bool alike = style.has(kSymmetry) && style[kSymmetry] == 1;
      if (alike) return orbits_by_half_turn(its->made_of.parts, data_of(puzzle), puzzle.clues());
      std::vector<std::vector<int>> alone;
      for (const int clue : puzzle.clues()) alone.push_back({clue});
      return alone;
    };
    any.bare = [](const AnyPuzzle& puzzle) { return puzzle.without(puzzle.clues()); };
    any.places_between = [*this](const AnyPuzzle& puzzle, const Answer& one, const Answer& other,
                                 Rng& rng) {
      return around().places_between(data_of(puzzle), one, other, rng);
    };
    any.ground = [*this](const AnyPuzzle& puzzle) { return ground_of(puzzle); };
    if (around().ground != nullptr || !around().regions_move) {
      any.base = [*this](const AnyPuzzle& puzzle) { return base_of(puzzle); };
    }
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
  const BoardsAroundAnswers& around() const { return *its_->around_answers; }

  // Without those that stay in a puzzle, too.
  BoardData unclued(const AnyPuzzle& puzzle) const {
    const Parts& parts = its_->made_of.parts;
    BoardData board = without_clues(parts, data_of(puzzle), puzzle.clues());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto* clues = std::get_if<CellClues>(&parts[i]);
      const bool goes = clues != nullptr && clues->stays && clues->left_out == kNoClue;
      if (goes) board.parts[i] = clues->blank(board.rows, board.cols);
    }
    return board;
  }
  PuzzlePtr base_of(const AnyPuzzle& puzzle) const {
    const KindPtr& ground = around().ground;
    return board_on_slots_of(puzzle, ground ? ground : kind_.lock(), unclued(puzzle));
  }
  PuzzlePtr ground_of(const AnyPuzzle& puzzle) const {
    if (around().is_uncounted && around().is_uncounted(data_of(puzzle))) {
      return board_on_slots_of(puzzle, around().uncounted_ground, unclued(puzzle));
    }
    const bool cut = around().is_cut && around().is_cut(data_of(puzzle));
    const KindPtr& placing = cut ? around().placing_cut_ground : around().placing_ground;
    if (placing && around().is_unplaced(data_of(puzzle))) return board_of(placing, unclued(puzzle));
    return cut ? board_on_slots_of(puzzle, kind_.lock(), unclued(puzzle)) : base_of(puzzle);
  }

  std::optional<AnyPlanted> on_slots_of(const AnyPlanted& from,
                                        std::optional<BoardData> board) const {
    if (!board) return {};
    return AnyPlanted{board_on_slots_of(*from.puzzle, kind_.lock(), *std::move(board)),
                      from.answer};
  }

  // On the slots that it has without clues, where numbers may have more values.
  std::optional<AnyPlanted> planted(std::optional<Planted<BoardData>> board,
                                    const Stop* stop) const {
    if (!board) return {};
    const Parts& parts = its_->made_of.parts;
    const PuzzlePtr bare = board_of(
        kind_.lock(), without_clues(parts, board->puzzle, clues_of(parts, board->puzzle)), stop);
    return AnyPlanted{board_on_slots_of(*bare, kind_.lock(), std::move(board->puzzle)),
                      std::move(board->answer)};
  }

  std::shared_ptr<const KindOfParts> its_;
  std::weak_ptr<const PuzzleKind> kind_;
};

}  // namespace

AnyGenerator board_generator(const std::shared_ptr<const KindOfParts>& its,
                             const std::weak_ptr<const PuzzleKind>& kind) {
  const BoardGenerator parts(its, kind);
  AnyGenerator any;
  if (its->generator) {
    assert(its->generator->asker == nullptr && its->generator->polish == nullptr);  // none has one
    any = figures_of(*its->generator);
    parts.add_making(any);
    parts.add_clues(any);
  } else {
    Generator<BoardData> figures;
    figures.styles = its->around_answers->styles;
    figures.square = its->made_of.square;
    figures.slots_per_mend = 2;
    figures.mends_compared = 5;
    any = figures_of(figures);
    parts.add_boards(any);
  }
  parts.add_turning(any);
  return any;
}

}  // namespace p2c
