#include "instances/rules/boards/grown_for_answer.hpp"

#include <algorithm>
#include <numeric>

#include "instances/cells_near.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

class Growth {
 public:
  Growth(RegionCosts& costs, int rows, int cols, int size, Rng& rng, const Stop* stop)
      : costs_(costs), rng_(rng), poll_(stop), size_(size), ids_(rows, cols), left_(rows * cols) {
    std::iota(ids_.cells.begin(), ids_.cells.end(), 0);
    for (int i = 0; i < left_; ++i) {
      cells_.push_back({i});
      cost_.push_back(costs_.of_region({i}));
    }
    rest_ = costs_.of_rest(numbered());
  }

  std::optional<Grid<int>> run() {
    if (!is_grown()) return {};
    return numbered();
  }

  Grid<int> run_nearly() {
    is_grown();
    Grid<int> ids = ids_;
    for (int& id : ids.cells) {
      if (cost_[id] > 0) id = kNoRegion;
    }
    number_from_zero(ids);
    return ids;
  }

 private:
  using Cells = std::vector<int>;

  bool is_grown() {
    const int rounds = costs_.has_rest() ? 5 : 20;
    for (int round = 0; round < rounds; ++round) {
      while (join_some()) {
      }
      if (is_right()) return true;
      for (int k = 2 * ids_.size(); k > 0 && !is_right(); --k) move_one();
    }
    return is_right();
  }

  bool is_right() const {
    return rest_ == 0 && std::accumulate(cost_.begin(), cost_.end(), std::int64_t{0}) == 0;
  }

  Grid<int> numbered() const {
    Grid<int> ids = ids_;
    number_from_zero(ids);
    return ids;
  }
  std::int64_t rest() { return costs_.has_rest() ? costs_.of_rest(numbered()) : 0; }
  void put(const Cells& cells, int id) {
    for (const int cell : cells) ids_[cell] = id;
  }

  bool join_some() {
    auto pairs = neighbour_pairs(ids_.rows, ids_.cols);
    shuffle(pairs, rng_);
    bool any = false;
    for (const auto& [a, b] : pairs) {
      if (ids_[a] != ids_[b] && join(ids_[a], ids_[b])) any = true;
    }
    return any;
  }

  // Two that are right become one only up to a size.
  bool join(int one, int other) {
    poll_.throw_if_stopped();
    Cells both = cells_[one];
    both.insert(both.end(), cells_[other].begin(), cells_[other].end());
    std::sort(both.begin(), both.end());
    const std::int64_t before = cost_[one] + cost_[other] + rest_;
    const bool small = static_cast<int>(both.size()) <= size_ + size_ / 2;
    const bool wanted = small && left_ * size_ > ids_.size();
    if (before == 0 && !wanted) return false;
    const std::int64_t cost = costs_.of_region(both);
    if (cost > before) return false;
    const Cells moved = cells_[other];
    put(moved, one);
    const std::int64_t rest = this->rest();
    const std::int64_t change = cost + rest - before;
    if (change > 0 || (change == 0 && !(wanted && cost == 0))) {
      put(moved, other);
      return false;
    }
    cells_[one] = std::move(both);
    cells_[other].clear();
    cost_[one] = cost;
    cost_[other] = 0;
    rest_ = rest;
    --left_;
    return true;
  }

  // Where a region is wrong as often as elsewhere.
  int cell_to_move() {
    Cells wrong;
    for (int cell = 0; cell < ids_.size(); ++cell) {
      if (cost_[ids_[cell]] > 0) wrong.push_back(cell);
    }
    if (costs_.has_rest() || wrong.empty() || chance(rng_, 50)) return below(rng_, ids_.size());
    const Cells near =
        cells_beside(ids_.rows, ids_.cols, wrong[below(rng_, static_cast<int>(wrong.size()))]);
    return near.empty() ? 0 : near[below(rng_, static_cast<int>(near.size()))];
  }

  // Nothing gets worse.
  void move_one() {
    poll_.throw_if_stopped();
    const int cell = cell_to_move();
    const Cells near = cells_beside(ids_.rows, ids_.cols, cell);
    if (near.empty()) return;
    const int from = ids_[cell];
    const int to = ids_[near[below(rng_, static_cast<int>(near.size()))]];
    if (from == to || !may_leave(ids_, cell)) return;
    Cells fewer = cells_[from];
    fewer.erase(std::find(fewer.begin(), fewer.end(), cell));
    Cells more = cells_[to];
    more.insert(std::lower_bound(more.begin(), more.end(), cell), cell);
    const std::int64_t cost_of_fewer = costs_.of_region(fewer);
    const std::int64_t cost_of_more = costs_.of_region(more);
    ids_[cell] = to;
    const std::int64_t rest = this->rest();
    if (cost_of_fewer + cost_of_more + rest > cost_[from] + cost_[to] + rest_) {
      ids_[cell] = from;
      return;
    }
    cells_[from] = std::move(fewer);
    cells_[to] = std::move(more);
    cost_[from] = cost_of_fewer;
    cost_[to] = cost_of_more;
    rest_ = rest;
  }

  RegionCosts& costs_;
  Rng& rng_;
  NowAndThen poll_;
  int size_;
  Grid<int> ids_;  // a region's is that of its first cell, at first
  int left_;       // regions
  std::vector<Cells> cells_;
  std::vector<std::int64_t> cost_;
  std::int64_t rest_ = 0;
};

}  // namespace

bool may_leave(const Grid<int>& ids, int cell) {
  const auto size = std::count(ids.cells.begin(), ids.cells.end(), ids[cell]) - 1;
  std::vector<int> piece;
  std::vector<char> seen(ids.cells.size(), 0);
  seen[cell] = 1;
  const auto add = [&](int next) {
    if (seen[next] != 0 || ids[next] != ids[cell]) return;
    seen[next] = 1;
    piece.push_back(next);
  };
  for (const int next : cells_beside(ids.rows, ids.cols, cell)) {
    if (piece.empty()) add(next);
  }
  for (std::size_t i = 0; i < piece.size(); ++i) {
    each_beside(ids.rows, ids.cols, piece[i], add);
  }
  return size > 0 && static_cast<std::ptrdiff_t>(piece.size()) == size;
}

Grid<int> nearly_right_regions(RegionCosts& costs, int rows, int cols, int size, Rng& rng,
                               const Stop* stop) {
  return Growth(costs, rows, cols, size, rng, stop).run_nearly();
}

std::optional<Grid<int>> regions_for_answer(RegionCosts& costs, int rows, int cols, int size,
                                            Rng& rng, const Stop* stop) {
  return Growth(costs, rows, cols, size, rng, stop).run();
}

}  // namespace p2c
