#include "instances/rules/boards/random_rule_board.hpp"

#include <algorithm>
#include <utility>

#include "instances/cells_near.hpp"
#include "instances/planted/random_data.hpp"
#include "instances/planted/random_regions.hpp"
#include "instances/rules/boards/drawn_numbers.hpp"
#include "instances/rules/boards/grown_for_answer.hpp"
#include "instances/rules/boards/mended_board.hpp"
#include "instances/rules/boards/unclued_board.hpp"
#include "instances/rules/boards/walked_answer.hpp"
#include "instances/trimmed_sizes.hpp"

namespace p2c {
namespace {

using TextPtr = std::shared_ptr<const RuleText>;

class RandomBoard {
 public:
  RandomBoard(const TextPtr& text, Rng& rng, int rows, int cols)
      : text_(text), rng_(rng), cut_(regions_come_first(*text) || chance(rng, 30)) {
    board_ = unclued_board(*text, rng, rows, cols, {below(rng, 50), false, cut_});
    for (PartData& part : board_.parts) {
      if (std::holds_alternative<bool>(part)) part = chance(rng, 30);
      if (auto* number = std::get_if<int>(&part)) *number += chance(rng, 30) ? 1 : 0;
      if (auto* numbers = std::get_if<std::vector<int>>(&part)) vary(*numbers, rng);
    }
  }

  static void vary(std::vector<int>& numbers, Rng& rng) {
    if (chance(rng, 20)) numbers.push_back(1);
    for (int& number : numbers) number = chance(rng, 30) ? one_off(rng, number, 0) : number;
    numbers = trimmed_sizes(std::move(numbers));
  }

  // False: no answer was found soon.
  bool plant() {
    slots_ = slots_of(text_->made_of.answers, board_);
    const bool grown = has_regions(*text_) && !cut_;
    const auto answer = walk(
        grown ? std::make_shared<const RuleText>(without_region_rules(*text_)) : text_, board_);
    if (!answer) return false;
    if (grown) grow(*answer);
    board_ = with_all_numbers({std::move(board_), *answer});
    if (chance(rng_, 60)) mend(*answer);
    DrawnNumbers numbers(text_, std::move(board_), *answer);
    leave_out(numbers);
    for (int wrong = chance(rng_, 40) ? 1 + below(rng_, 4) : 0; wrong > 0; --wrong) spoil(numbers);
    board_ = numbers.data();
    settle();
    if (chance(rng_, 15)) spoil_regions();
    return true;
  }
  BoardData board() { return std::move(board_); }

 private:
  std::optional<Answer> walk(const TextPtr& text, const BoardData& board) {
    const int tried = 200 + 20 * static_cast<int>(slots_.size());
    return walked_answer(RulesOnBoard(text, board), slots_, rng_, tried);
  }

  BoardData with_all_numbers(Planted<BoardData> planted) {
    DrawnNumbers numbers(text_, std::move(planted.puzzle), std::move(planted.answer));
    numbers.draw_all(rng_);
    return numbers.data();
  }

  // Some other answers go.
  void mend(const Answer& answer) {
    for (int tries = below(rng_, has_regions(*text_) ? 30 : 10); tries > 0; --tries) {
      const auto other = walk(text_, board_);
      if (!other) return;
      if (*other == answer) continue;
      const Planted<BoardData> planted{board_, answer};
      auto moved = has_regions(*text_) ? with_cell_moved(text_, planted, *other, rng_, nullptr)
                                       : with_number_changed(text_, planted, *other, rng_, nullptr);
      if (!moved) return;
      board_ =
          has_regions(*text_) ? with_all_numbers({*std::move(moved), answer}) : *std::move(moved);
    }
  }

  void grow(const Answer& answer) {
    for (std::size_t g = 0; g < text_->givens.size(); ++g) {
      if (text_->givens[g].is != Given::Is::kRegion) continue;
      const auto given = static_cast<int>(g);
      RegionCosts costs(text_, given, board_, answer);
      const auto grown =
          regions_for_answer(costs, board_.rows, board_.cols, 1 + below(rng_, 6), rng_, nullptr);
      RuleBoard board(text_, std::move(board_));
      board.set_regions(given, grown ? *grown : random_regions(rng_, board.rows(), board.cols()));
      board_ = board.data();
    }
  }

  void leave_out(DrawnNumbers& numbers) {
    const int left_out = chance(rng_, 25) ? 0 : std::min(100, below(rng_, 140));
    const int unknown = chance(rng_, 50) ? 0 : 10;
    for (const int given : numbers.givens()) {
      const bool cells = is_in_cells(text_->givens[given]);
      const auto* clues = std::get_if<CellClues>(&text_->made_of.parts[part_of(given)]);
      if (clues != nullptr && clues->stays) continue;
      const bool stays = cells && neither_comes_nor_goes(*text_, given);
      for (int place = 0; place < numbers.places(given); ++place) {
        if (numbers.number(given, place) == kNoClue) continue;
        if (chance(rng_, left_out)) numbers.set(given, place, stays ? kUnknownClue : kNoClue);
        const bool is_there = numbers.number(given, place) != kNoClue;
        if (cells && is_there && chance(rng_, unknown)) numbers.set(given, place, kUnknownClue);
      }
    }
  }

  // No "?" stays where there is none.
  void settle() {
    for (std::size_t i = 0; i < board_.parts.size(); ++i) {
      const auto* its = std::get_if<CellClues>(&text_->made_of.parts[i]);
      if (its == nullptr || its->has_unknown()) continue;
      std::vector<int>& clues = std::get<Grid<int>>(board_.parts[i]).cells;
      std::replace(clues.begin(), clues.end(), kUnknownClue, its->unknown_clue());
    }
  }

  // One number is another one, or comes where there was none.
  void spoil(DrawnNumbers& numbers) {
    if (numbers.givens().empty()) return;
    const auto which = below(rng_, static_cast<int>(numbers.givens().size()));
    const int given = numbers.givens()[which];
    if (numbers.places(given) == 0) return;
    const int place = below(rng_, numbers.places(given));
    const int before = numbers.number(given, place);
    if (!numbers.has_place(given, place)) return;
    if (before == kNoClue && neither_comes_nor_goes(*text_, given)) return;
    const auto* clues = std::get_if<CellClues>(&text_->made_of.parts[part_of(given)]);
    if (clues != nullptr && clues->lists) return numbers.set(given, place, random_list(rng_));
    const auto [least, most] = bounds(given);
    int number = before < 0 ? least + below(rng_, 4) : one_off(rng_, before, least);
    numbers.set(given, place, std::clamp(number, least, most));
  }

  void spoil_regions() {
    for (PartData& part : board_.parts) {
      auto* cut = std::get_if<CutBoard>(&part);
      if (cut == nullptr) continue;
      const int cell = below(rng_, cut->room.size());
      const std::vector<int> near = cells_beside(board_.rows, board_.cols, cell);
      if (near.empty() || !may_leave(cut->room, cell)) continue;
      cut->room[cell] = cut->room[near[below(rng_, static_cast<int>(near.size()))]];
      number_from_zero(cut->room);
    }
  }

  std::size_t part_of(int given) const {
    return static_cast<std::size_t>(text_->givens[given].part);
  }
  std::pair<int, int> bounds(int given) const {
    const Part& part = text_->made_of.parts[part_of(given)];
    if (const auto* clues = std::get_if<CellClues>(&part)) return {clues->least, clues->most};
    if (const auto* margins = std::get_if<MarginClues>(&part)) {
      return {margins->least, margins->most};
    }
    if (const auto* corners = std::get_if<CornerClues>(&part)) {
      return {corners->least, corners->most};
    }
    if (const auto* arrows = std::get_if<ArrowClues>(&part)) return {arrows->least, arrows->most};
    if (const auto* runs = std::get_if<RunsWithClues>(&part)) return {runs->least, runs->most};
    return {0, RoomsWithClues::kMostClue};
  }

  const TextPtr& text_;
  Rng& rng_;
  bool cut_;
  BoardData board_;
  std::vector<Slot> slots_;
};

// Now and then there are lines inside regions.
void draw_lines(Rng& rng, BoardData& board) {
  for (PartData& part : board.parts) {
    auto* cut = std::get_if<CutBoard>(&part);
    if (cut == nullptr) cut = std::get_if<CluedRooms>(&part);
    if (cut != nullptr && chance(rng, 15)) cut->lines = random_inner_lines(rng, cut->room);
  }
}

std::optional<BoardData> planted_board(const TextPtr& text, Rng& rng, int rows, int cols) {
  RandomBoard random(text, rng, rows, cols);
  if (!random.plant()) return {};
  return random.board();
}

}  // namespace

BoardData random_rule_board(const std::shared_ptr<const RuleText>& text, Rng& rng, int rows,
                            int cols) {
  if (text->made_of.square) rows = cols = std::min(rows, cols);
  std::optional<BoardData> board;
  if (rows * cols <= 100) board = planted_board(text, rng, rows, cols);
  const int side = std::min(rows, cols);
  if (!board && rows != cols && side * side <= 100 && chance(rng, 80)) {
    board = planted_board(text, rng, side, side);
  }
  if (!board) board = random_data(text->made_of.parts, rng, rows, cols);
  draw_lines(rng, *board);
  return *std::move(board);
}

}  // namespace p2c
