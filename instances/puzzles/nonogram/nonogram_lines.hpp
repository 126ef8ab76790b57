// Line solving: what a line of a nonogram says by itself.
#pragma once

#include <vector>

#include "instances/bits.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {

/// What is known of a line's cells.
template <int N>
struct KnownLine {
  Bits<N> filled;
  Bits<N> empty;
};

// Fixes the cells that have the same colour in every way to lay out the blocks.
//
//   before[b][i]   the first b blocks fit into the cells before i, where i is either right after
//                  block b or comes after an empty cell
//   after[b][i]   the same from the other end: the blocks from b on, in the cells from i on
//   starts[b][i]   block b can start at cell i when only the blocks before it are asked; a block of
//                  any length can have cell i then
//
// Each is a row of bits, and all starts of a block are found at once. A block's start, or an empty
// cell between two blocks, is possible when both ends fit around it.
// Time: blocks x log cells operations on rows. Source: the dynamic programme that nonogram solvers
// share (Batenburg and Kosters, Pattern Recognition 2009).
template <int N>
class LineSolver {
 public:
  using Row = Bits<N>;
  static constexpr int kMostCells = Row::kSize - 1;

  /// False when there is no way. A line of n cells, at most kMostCells.
  bool solve(const Nonogram::Clue& clue, int n, KnownLine<N>& line) {
    const std::size_t blocks = clue.size();
    const Row cells = Row::first(n);
    blank_ = cells.without(line.filled);
    free_ = cells.without(line.empty);
    find_before(clue, n);
    if (!before_[blocks].has(n)) return false;
    find_after_and_mark(clue, n);
    line.filled = line.filled | covered_.without(can_be_empty_);
    line.empty = line.empty | cells.without(covered_);
    return true;
  }

 private:
  void find_before(const Nonogram::Clue& clue, int n) {
    before_.resize(clue.size() + 1);
    starts_.resize(clue.size());
    before_[0] = spread_up(Row::one(0), blank_, n);
    for (std::size_t b = 0; b < clue.size(); ++b) {
      const Row gap = b == 0 ? before_[0] : (before_[b] & blank_) << 1;
      starts_[b] = gap & runs(least_length(clue[b]));
      if (clue[b] == kAnyLength) {
        starts_[b] = spread_up(starts_[b], free_, n) & free_;
        before_[b + 1] = spread_up(starts_[b] << 1, blank_, n);
      } else {
        before_[b + 1] = spread_up(shifted_up(starts_[b], clue[b]), blank_, n);
      }
    }
  }

  void find_after_and_mark(const Nonogram::Clue& clue, int n) {
    Row after = spread_down(Row::one(n), blank_, n);
    covered_ = {};
    can_be_empty_ = before_[clue.size()] & blank_ & (after >> 1);
    for (std::size_t b = clue.size(); b-- > 0;) {
      const Row gap = b + 1 == clue.size() ? after : (after >> 1) & blank_;
      if (clue[b] == kAnyLength) {
        const Row inside = spread_down((gap >> 1) & free_, free_, n);
        covered_ = covered_ | (starts_[b] & inside);
        after = spread_down(inside, blank_, n);
      } else {
        covered_ = covered_ | widened(starts_[b] & (gap >> clue[b]), clue[b]);
        after = spread_down((gap >> clue[b]) & runs(clue[b]), blank_, n);
      }
      can_be_empty_ = can_be_empty_ | (before_[b] & blank_ & (after >> 1));
    }
  }

  static Row shifted_up(const Row& row, int by) { return by < Row::kSize ? row << by : Row(); }

  // The starts of `length` cells in a row that may be filled.
  Row runs(int length) const {
    if (length >= Row::kSize) return {};
    Row row = free_;
    for (int have = 1; have < length;) {
      const int more = std::min(have, length - have);
      row = row & (row >> more);
      have += more;
    }
    return row;
  }

  // Each bit and the length - 1 after it.
  static Row widened(Row row, int length) {
    for (int have = 1; have < length;) {
      const int more = std::min(have, length - have);
      row = row | (row << more);
      have += more;
    }
    return row;
  }

  // Goes on from i to i + 1 wherever cell i is a way; in leaps of 1, 2, 4, ...
  static Row spread_up(Row row, const Row& way, int n) {
    Row leap = way;
    for (int by = 1; by <= n; by *= 2) {
      row = row | ((row & leap) << by);
      leap = leap & (leap >> by);
    }
    return row;
  }

  // Goes on from i + 1 to i wherever cell i is a way.
  static Row spread_down(Row row, const Row& way, int n) {
    Row leap = way;
    for (int by = 1; by <= n; by *= 2) {
      row = row | ((row >> by) & leap);
      leap = leap & (leap >> by);
    }
    return row;
  }

  Row blank_;  // cells that may be empty
  Row free_;   // cells that may be filled
  std::vector<Row> before_;
  std::vector<Row> starts_;
  Row covered_;
  Row can_be_empty_;
};

/// Works on lines as short as this with the smallest fitting solver: calls work(LineSolver<N>) and
/// returns what it returns, or `otherwise` for lines of more than 4095 cells.
template <class F, class Result>
Result with_line_solver(int cells, F work, Result otherwise) {
  if (cells <= LineSolver<1>::kMostCells) return work(LineSolver<1>());
  if (cells <= LineSolver<2>::kMostCells) return work(LineSolver<2>());
  if (cells <= LineSolver<8>::kMostCells) return work(LineSolver<8>());
  if (cells <= LineSolver<64>::kMostCells) return work(LineSolver<64>());
  return otherwise;
}

}  // namespace p2c
