#include "instances/rules/boards/cell_mover.hpp"

#include <algorithm>

#include "instances/cells_near.hpp"
#include "instances/rules/boards/drawn_numbers.hpp"

namespace p2c {
namespace {

bool is_in(const std::vector<int>& cells, int cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

CellMover::CellMover(const std::shared_ptr<const RuleText>& text, int given,
                     const Planted<BoardData>& planted, const Answer& other)
    : text_(text),
      board_(text, planted.puzzle),
      given_(given),
      ids_(board_.regions(given).room),
      cost_(text, given, planted.puzzle, planted.answer),
      other_cost_(text, given, planted.puzzle, other),
      answer_(planted.answer),
      other_(other) {}

bool CellMover::move(int cell, Rng& rng) {
  const int from = ids_[cell];
  if (from == kNoRegion) return false;
  std::vector<int> chunk = chunk_at(cell, rng);
  const std::vector<int> pieces = pieces_without(chunk);
  if (pieces.empty()) return false;
  const int stays = pieces[below(rng, static_cast<int>(pieces.size()))];
  for (int other = 0; other < ids_.size(); ++other) {
    const bool hangs_on = ids_[other] == from && piece_of_.find(other) != stays;
    if (hangs_on && !is_in(chunk, other)) chunk.push_back(other);
  }
  std::vector<int> targets = regions_beside(chunk);
  shuffle(targets, rng);
  for (const int to : targets) {
    for (const int one : chunk) ids_[one] = to;
    if (decides(from, to)) return true;
    for (const int one : chunk) ids_[one] = from;
  }
  return false;
}

BoardData CellMover::board() {
  Grid<int> ids = ids_;
  number_from_zero(ids);
  board_.set_regions(given_, ids);
  return board_.data();
}

// The cell, and random ones from there on until one is beside another region.
std::vector<int> CellMover::chunk_at(int cell, Rng& rng) const {
  constexpr std::size_t kMost = 5;
  std::vector<int> chunk{cell};
  while (chunk.size() < kMost && regions_beside(chunk).empty()) {
    std::vector<int> next = cells_beside(ids_.rows, ids_.cols, chunk.back());
    std::erase_if(next, [&](int one) { return is_in(chunk, one); });
    if (next.empty()) break;
    chunk.push_back(next[below(rng, static_cast<int>(next.size()))]);
  }
  return chunk;
}

std::vector<int> CellMover::regions_beside(const std::vector<int>& chunk) const {
  std::vector<int> regions;
  for (const int cell : chunk) {
    each_beside(ids_.rows, ids_.cols, cell, [&](int next) {
      const int id = ids_[next];
      if (id != ids_[cell] && id != kNoRegion && !is_in(regions, id)) regions.push_back(id);
    });
  }
  return regions;
}

// Of the rest of its region, each as it is in piece_of_.
std::vector<int> CellMover::pieces_without(const std::vector<int>& chunk) {
  const int from = ids_[chunk[0]];
  piece_of_ = Pieces(ids_.size());
  const auto stays = [&](int cell) { return ids_[cell] == from && !is_in(chunk, cell); };
  for (const auto& [a, b] : neighbour_pairs(ids_.rows, ids_.cols)) {
    if (stays(a) && stays(b)) piece_of_.join(a, b);
  }
  std::vector<int> pieces;
  for (int cell = 0; cell < ids_.size(); ++cell) {
    const int piece = piece_of_.find(cell);
    if (stays(cell) && !is_in(pieces, piece)) pieces.push_back(piece);
  }
  return pieces;
}

bool CellMover::decides(int one, int two) {
  if (cost(cost_, one, two) != 0) return false;
  return cost(other_cost_, one, two) > 0 || numbers_decide();
}

bool CellMover::numbers_decide() {
  const auto& givens = text_->givens;
  for (int number = 0; number < static_cast<int>(givens.size()); ++number) {
    if (givens[number].is != Given::Is::kRegionNumber) continue;
    DrawnNumbers numbers(text_, board(), answer_);
    for (int region = 0; region < numbers.places(number); ++region) {
      const std::vector<int> fit = numbers.fitting(number, region);
      if (fit.size() != 1) continue;
      numbers.set(number, region, fit[0]);
      if (!numbers.hold_at(number, region, other_)) return true;
    }
  }
  return false;
}

// Of these two regions and what is about several.
std::int64_t CellMover::cost(RegionCosts& costs, int one, int two) {
  std::int64_t sum = 0;
  for (const int id : {one, two}) {
    std::vector<int> cells;
    for (int cell = 0; cell < ids_.size(); ++cell) {
      if (ids_[cell] == id) cells.push_back(cell);
    }
    sum += costs.of_region(cells);
  }
  if (!costs.has_rest()) return sum;
  Grid<int> ids = ids_;
  number_from_zero(ids);
  return sum + costs.of_rest(ids);
}

}  // namespace p2c
