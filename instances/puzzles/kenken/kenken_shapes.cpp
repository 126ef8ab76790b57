#include "instances/puzzles/kenken/kenken_shapes.hpp"

#include <algorithm>
#include <numeric>

#include "instances/grid.hpp"

namespace p2c {
namespace {

constexpr int kFree = -1;

class CageMaker {
 public:
  CageMaker(Rng& rng, int n, const CageStyle& style)
      : rng_(rng), n_(n), style_(style), cage_of_(static_cast<std::size_t>(n * n), kFree) {}

  std::vector<CageCells> make() {
    std::vector<int> starts(cage_of_.size());
    std::iota(starts.begin(), starts.end(), 0);
    shuffle(starts, rng_);
    for (const int start : starts) {
      if (cage_of_[start] == kFree) grow(start);
    }
    return in_reading_order();
  }

 private:
  // A cage that cannot grow at all goes to the smallest cage beside it.
  void grow(int start) {
    const int wanted = size();
    std::vector<int> beside = free_beside(start);
    if (beside.empty() && wanted > 1 && join_smallest(start)) return;
    const int cage = static_cast<int>(cages_.size());
    cages_.emplace_back();
    take(start, cage);
    while (static_cast<int>(cages_[cage].size()) < wanted) {
      beside.clear();
      for (const int cell : cages_[cage]) {
        const std::vector<int> more = free_beside(cell);
        beside.insert(beside.end(), more.begin(), more.end());
      }
      if (beside.empty()) return;
      take(beside[below(rng_, static_cast<int>(beside.size()))], cage);
    }
  }

  void take(int cell, int cage) {
    cage_of_[cell] = cage;
    cages_[cage].push_back(cell);
  }

  std::vector<int> free_beside(int cell) const {
    std::vector<int> free = cells_beside(n_, cell);
    std::erase_if(free, [&](int other) { return cage_of_[other] != kFree; });
    return free;
  }

  bool join_smallest(int cell) {
    std::vector<int> beside = cells_beside(n_, cell);
    shuffle(beside, rng_);
    int best = kFree;
    for (const int other : beside) {
      const int cage = cage_of_[other];
      const auto cells = static_cast<int>(cages_[cage].size());
      if (cells >= style_.largest || wanted_single(cage)) continue;
      if (best == kFree || cages_[cage].size() < cages_[best].size()) best = cage;
    }
    if (best != kFree) take(cell, best);
    return best != kFree;
  }

  bool wanted_single(int cage) const {
    return style_.sizes == CageSizes::kMixed && cages_[cage].size() == 1;
  }

  int size() {
    if (style_.largest == 1) return 1;
    if (style_.sizes == CageSizes::kLarge) return style_.largest;
    if (style_.sizes == CageSizes::kEven) return 1 + below(rng_, style_.largest);
    if (chance(rng_, style_.singles)) return 1;
    int cells = 2;
    while (cells < style_.largest && chance(rng_, more_percent())) ++cells;
    return cells;
  }

  // Of published puzzles with cages of up to four cells, one cage of four has more than two cells;
  // some of those come of cells that are left over.
  int more_percent() const { return 100 * (style_.largest - 2) / (style_.largest + 9); }

  std::vector<CageCells> in_reading_order() {
    for (CageCells& cells : cages_) std::sort(cells.begin(), cells.end());
    std::sort(cages_.begin(), cages_.end());
    return std::move(cages_);
  }

  Rng& rng_;
  int n_;
  CageStyle style_;
  std::vector<int> cage_of_;
  std::vector<CageCells> cages_;
};

}  // namespace

std::vector<CageCells> random_cages(Rng& rng, int n, const CageStyle& style) {
  return CageMaker(rng, n, style).make();
}

std::vector<int> cells_beside(int n, int cell) {
  std::vector<int> beside;
  if (cell >= n) beside.push_back(cell - n);
  if (cell % n > 0) beside.push_back(cell - 1);
  if (cell % n + 1 < n) beside.push_back(cell + 1);
  if (cell + n < n * n) beside.push_back(cell + n);
  return beside;
}

bool is_one_piece(int n, const CageCells& cells) {
  Pieces pieces(static_cast<int>(cells.size()));
  std::size_t joins = 0;
  for (std::size_t a = 0; a < cells.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const int apart = cells[a] - cells[b];  // cells are in reading order
      const bool touch = apart == n || (apart == 1 && cells[a] % n != 0);
      if (touch && pieces.join(static_cast<int>(a), static_cast<int>(b))) ++joins;
    }
  }
  return joins + 1 == cells.size();
}

}  // namespace p2c
