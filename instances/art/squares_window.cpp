#include "instances/art/squares_window.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace p2c {
namespace {

// More than any sum of errors whose pixels a state still distinguishes.
constexpr int kNever = 1 << 29;

std::size_t states(int rows) { return std::size_t{1} << (2 * rows + 2); }

}  // namespace

struct SquaresWindow::Work {
  Rectangle cells;
  Rectangle pixels;
  const Picture& picture;
  const Prices* prices;
  const Stop* stop;
};

std::optional<std::int64_t> SquaresWindow::solve(const Rectangle& cells, const Rectangle& pixels,
                                                 Picture& picture, const Prices* prices,
                                                 const Stop* stop) {
  const Work work{cells, pixels, picture, prices, stop};
  const std::optional<std::int64_t> sum = run(work);
  if (sum) trace_back(work, picture);
  return sum;
}

std::optional<std::int64_t> SquaresWindow::run(const Work& work) {
  const int rows = work.cells.rows();
  assert(rows >= 1 && rows <= kMostRows);
  start(rows);
  choices_.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(work.cells.cols()));
  std::int64_t sum = 0;
  std::size_t step = 0;
  for (int c = work.cells.left; c < work.cells.right; ++c) {
    if (is_stopped(work.stop)) return {};
    for (int r = work.cells.top; r < work.cells.bottom; ++r) {
      tabulate(work, r, c);
      advance(rows, choices_[step++]);
    }
    sum += lower_all();
  }
  return sum;
}

void SquaresWindow::start(int rows) {
  best_.assign(states(rows), kNever);
  next_.resize(states(rows));
  best_[0] = 0;  // before the first column nothing is filled
}

// The cell (row, col) completes the pixel up and left of it; the last cell of a column also the
// pixels below that, and the last column those at its own right.
void SquaresWindow::tabulate(const Work& work, int row, int col) {
  errors_.fill(0);
  const int last_row = row + 1 == work.cells.bottom ? row + 1 : row - 1;
  const int last_col = col + 1 == work.cells.right ? col + 1 : col - 1;
  for (int r = row - 1; r <= last_row; ++r) {
    for (int c = col - 1; c <= last_col; ++c) {
      if (work.pixels.has(r, c)) add_pixel(work, r, c, row, col);
    }
  }
  if (work.prices == nullptr) return;
  for (std::size_t nine = 1; nine < errors_.size(); nine += 2) {
    errors_[nine] += (*work.prices)(row, col);
  }
}

// Bit 3 j + k of the nine is the cell j columns left of (row, col) and k rows above.
void SquaresWindow::add_pixel(const Work& work, int r, int c, int row, int col) {
  unsigned open = 0;
  int filled = 0;
  for (int y = r - 1; y <= r + 1; ++y) {
    for (int x = c - 1; x <= c + 1; ++x) {
      if (work.cells.has(y, x)) {
        open |= 1U << static_cast<unsigned>(3 * (col - x) + row - y);
      } else if (work.picture.inside(y, x)) {
        filled += work.picture(y, x);
      }
    }
  }
  const int dark = darkness(image_(r, c));
  for (unsigned nine = 0; nine < errors_.size(); ++nine) {
    errors_[nine] += scale_ * squares_error(dark, filled + std::popcount(nine & open));
  }
}

// A state gets the next cell as its lowest bit and loses its highest one. Eight at a time, whose
// older columns are the same unless the window is very low.
void SquaresWindow::advance(int rows, std::vector<std::uint64_t>& choices) {
  choices.assign(states(rows) / 64 + 1, 0);
  const int* const without = best_.data();
  const int* const with = without + states(rows) / 2;
  const auto older = [&](std::size_t s) {
    return ((s >> rows & 7) << 3) | ((s >> (2 * rows) & 3) << 6);
  };
  for (std::size_t s = 0; s < states(rows); s += 8) {
    const std::size_t same = older(s);
    std::uint64_t chosen = 0;
    for (std::size_t k = 0; k < 8; ++k) {
      const std::size_t nine = (rows < 3 ? older(s + k) : same) | k;
      const int a = without[(s + k) / 2] + errors_[nine];
      const int b = with[(s + k) / 2] + errors_[nine | 256];
      next_[s + k] = std::min(a, b);
      chosen |= std::uint64_t{b < a ? 1U : 0U} << k;
    }
    choices[s / 64] |= chosen << (s % 64);
  }
  std::swap(best_, next_);
}

// Takes the least error off all, so that numbers stay small however wide the window is.
std::int64_t SquaresWindow::lower_all() {
  const int least = *std::min_element(best_.begin(), best_.end());
  for (int& error : best_) error = std::min(error - least, kNever);
  return least;
}

void SquaresWindow::trace_back(const Work& work, Picture& picture) const {
  const int rows = work.cells.rows();
  auto state =
      static_cast<std::size_t>(std::min_element(best_.begin(), best_.end()) - best_.begin());
  std::size_t step = choices_.size();
  for (int c = work.cells.right - 1; c >= work.cells.left; --c) {
    for (int r = work.cells.bottom - 1; r >= work.cells.top; --r) {
      picture(r, c) = static_cast<int>(state & 1);
      const std::size_t lost = choices_[--step][state / 64] >> (state % 64) & 1;
      state = (state | lost * states(rows)) >> 1;
    }
  }
}

}  // namespace p2c
