#include "instances/rules/boards/mended_board.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "instances/cells_near.hpp"
#include "instances/inner_edges.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/boards/cell_mover.hpp"
#include "instances/rules/boards/drawn_numbers.hpp"

namespace p2c {
namespace {

using TextPtr = std::shared_ptr<const RuleText>;

// Of sides all are taken.
std::set<int> cells_of(const RuleBoard& board, int slot) {
  const auto [layer, item] = board.item_of(slot);
  const AnswerName::Is is = board.text().answers[layer].is;
  if (is == AnswerName::Is::kLinks) {
    const auto [a, b] = InnerEdges{board.rows(), board.cols()}.cells_beside_edge(item);
    return {a, b};
  }
  if (is != AnswerName::Is::kSides) return {item};
  std::set<int> all;
  for (int cell = 0; cell < board.cells(); ++cell) all.insert(all.end(), cell);
  return all;
}

}  // namespace

std::vector<int> cells_near_difference(const RuleBoard& board, const Answer& one,
                                       const Answer& other, Rng& rng) {
  std::set<int> near;
  for (int slot = 0; slot < board.slots(); ++slot) {
    if (one[slot] == other[slot]) continue;
    for (const int cell : cells_of(board, slot)) {
      near.insert(cell);
      each_beside(board.rows(), board.cols(), cell, [&](int next) { near.insert(next); });
    }
  }
  std::vector<int> cells(near.begin(), near.end());
  shuffle(cells, rng);
  return cells;
}

std::vector<int> slots_of_cells(const RuleBoard& board, const std::vector<int>& cells, Rng& rng) {
  const std::set<int> wanted(cells.begin(), cells.end());
  std::vector<int> slots;
  for (int slot = 0; slot < board.slots(); ++slot) {
    const std::set<int> its = cells_of(board, slot);
    const bool is_near = std::any_of(its.begin(), its.end(),
                                     [&](int cell) { return wanted.find(cell) != wanted.end(); });
    if (is_near) slots.push_back(slot);
  }
  shuffle(slots, rng);
  return slots;
}

std::optional<BoardData> with_cell_moved(const TextPtr& text, const Planted<BoardData>& planted,
                                         const Answer& other, Rng& rng, const Stop* stop) {
  NowAndThen poll(stop);
  const RuleBoard board(text, planted.puzzle);
  const std::vector<int> cells = cells_near_difference(board, planted.answer, other, rng);
  for (std::size_t given = 0; given < text->givens.size(); ++given) {
    if (text->givens[given].is != Given::Is::kRegion) continue;
    CellMover mover(text, static_cast<int>(given), planted, other);
    for (int tries = 0; tries < 3; ++tries) {
      for (const int cell : cells) {
        poll.throw_if_stopped();
        if (mover.move(cell, rng)) return mover.board();
      }
    }
  }
  return {};
}

std::optional<BoardData> with_number_changed(const TextPtr& text, const Planted<BoardData>& planted,
                                             const Answer& other, Rng& rng, const Stop* stop) {
  NowAndThen poll(stop);
  DrawnNumbers numbers(text, planted.puzzle, planted.answer);
  for (const int given : numbers.givens()) {
    std::vector<int> places(static_cast<std::size_t>(numbers.places(given)));
    std::iota(places.begin(), places.end(), 0);
    shuffle(places, rng);
    for (const int place : places) {
      poll.throw_if_stopped();
      const int before = numbers.number(given, place);
      if (before < 0) continue;
      std::vector<int> fit = numbers.fitting(given, place);
      shuffle(fit, rng);
      for (const int number : fit) {
        numbers.set(given, place, number);
        if (number != before && !numbers.hold_at(given, place, other)) return numbers.data();
      }
      numbers.set(given, place, before);
    }
  }
  return {};
}

}  // namespace p2c
