#include "instances/puzzles/heyawake/heyawake_shading.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/heyawake/heyawake_rooms.hpp"

namespace p2c {
namespace {

class Shading {
 public:
  Shading(int rows, int cols, Rng& rng)
      : rng_(rng), shaded_(rows, cols, 0), joined_(rows * cols + 1) {}

  // One of them, if none is yet and one can be.
  void shade_one_of(const RoomWindow& window) {
    std::vector<int> cells;
    for (int k = 0; k < window.cells; ++k) cells.push_back(window.first + k * window.step);
    const auto is_shaded = [&](int cell) { return shaded_[cell] == 1; };
    if (std::any_of(cells.begin(), cells.end(), is_shaded)) return;
    shuffle(cells, rng_);
    for (const int cell : cells) {
      if (shade(cell)) return;
    }
  }

  // False: that would break a rule.
  bool shade(int cell) {
    const int r = cell / shaded_.cols;
    const int c = cell % shaded_.cols;
    if (is_shaded(r, c) || is_shaded(r - 1, c) || is_shaded(r + 1, c) || is_shaded(r, c - 1) ||
        is_shaded(r, c + 1)) {
      return false;
    }
    if (!join_around(r, c)) return false;
    shaded_[cell] = 1;
    return true;
  }

  const Answer& answer() const { return shaded_.cells; }

 private:
  bool is_shaded(int r, int c) const { return shaded_.inside(r, c) && shaded_(r, c) == 1; }

  // Cells that touch at a corner are joined, as are those on the rim with the rim. False: that
  // would be a cycle, which cuts the board.
  bool join_around(int r, int c) {
    const int rim = shaded_.size();
    std::array<int, 6> pieces{};
    std::size_t count = 0;
    for (const int row : {r - 1, r + 1}) {
      for (const int col : {c - 1, c + 1}) {
        if (is_shaded(row, col)) pieces[count++] = joined_.find(shaded_.index(row, col));
      }
    }
    const bool row_end = r == 0 || r + 1 == shaded_.rows;
    const bool col_end = c == 0 || c + 1 == shaded_.cols;
    if (row_end || col_end) pieces[count++] = joined_.find(rim);
    const bool across = (shaded_.rows == 1 && !col_end) || (shaded_.cols == 1 && !row_end);
    if (across) return false;
    for (std::size_t i = 0; i < count; ++i) {
      if (std::count(pieces.begin(), pieces.begin() + i, pieces[i]) > 0) return false;
    }
    for (std::size_t i = 0; i < count; ++i) joined_.join(pieces[i], shaded_.index(r, c));
    return true;
  }

  Rng& rng_;
  Grid<int> shaded_;
  Pieces joined_;
};

}  // namespace

Answer shaded_otherwise(const Grid<int>& shaded, std::vector<int> some, Rng& rng) {
  constexpr int kLeftOut = 30;  // percent of the cells
  Grid<int> kept = shaded;
  for (const int cell : some) kept[cell] = 0;
  Shading shading(shaded.rows, shaded.cols, rng);
  for (int i = 0; i < kept.size(); ++i) {
    if (kept[i] == 1) shading.shade(i);
  }
  shuffle(some, rng);
  for (const int cell : some) {
    if (!chance(rng, kLeftOut)) shading.shade(cell);
  }
  return shading.answer();
}

Answer dense_shading(const Grid<int>& rooms, Rng& rng, const Stop* stop) {
  NowAndThen poll(stop);
  constexpr int kLeftOut = 5;  // percent of the cells
  Shading shading(rooms.rows, rooms.cols, rng);
  std::vector<RoomWindow> windows = windows_of(rooms);
  throw_if_stopped(stop);
  shuffle(windows, rng);
  throw_if_stopped(stop);
  std::stable_sort(windows.begin(), windows.end(), [&](const RoomWindow& a, const RoomWindow& b) {
    poll.throw_if_stopped();
    return a.cells < b.cells;
  });
  for (const RoomWindow& window : windows) {
    poll.throw_if_stopped();
    shading.shade_one_of(window);
  }
  std::vector<int> order(rooms.cells.size());
  std::iota(order.begin(), order.end(), 0);
  throw_if_stopped(stop);
  shuffle(order, rng);
  for (const int cell : order) {
    poll.throw_if_stopped();
    if (!chance(rng, kLeftOut)) shading.shade(cell);
  }
  return shading.answer();
}

}  // namespace p2c
