#include "encoder/puzzles/nonogram_beliefs.hpp"

#include <algorithm>
#include <cmath>

namespace p2c {
namespace {

constexpr int kLongest = 511;      // cells; products of chances stay within the range of numbers
constexpr double kMostWork = 1e6;  // cells of starts in a sweep
constexpr int kSweeps = 60;
constexpr double kStill = 0.01;  // changes are smaller
constexpr double kOld = 0.3;     // the share of what was said before, or beliefs go to and fro
constexpr double kSure = 0.001;  // nobody is surer

}  // namespace

NonogramBeliefs::NonogramBeliefs(const Nonogram& puzzle, const Unknowns& x)
    : puzzle_(&puzzle), open_(x.size(), 0), by_row_(x.size(), 0.5) {
  for (int cell = 0; cell < x.size(); ++cell) {
    const Lit is_filled = x.is(cell, 1);
    if (is_filled == kTrue || is_filled == kFalse) {
      by_row_[cell] = is_filled == kTrue ? 1 : 0;
    } else {
      open_[cell] = 1;
    }
  }
  by_column_ = by_row_;
}

std::optional<NonogramBeliefs> NonogramBeliefs::find(const Nonogram& puzzle, const Unknowns& x,
                                                     const ClauseSink& out) {
  if (std::max(puzzle.rows(), puzzle.cols()) > kLongest) return {};
  NonogramBeliefs beliefs(puzzle, x);
  beliefs.keep_open_lines();
  if (beliefs.lines_.empty() || beliefs.work() > kMostWork) return {};
  RunChances chances;
  for (int i = 0; i < kSweeps; ++i) {
    out.poll();
    if (beliefs.sweep(chances) < kStill) break;
  }
  return beliefs;
}

// A line whose blocks do not fit says nothing; its clauses will.
void NonogramBeliefs::keep_open_lines() {
  for (int k = 0; k < puzzle_->rows() + puzzle_->cols(); ++k) {
    const int n = length_of(k);
    bool is_open = false;
    for (int i = 0; i < n; ++i) is_open |= open_[cell_of(k, i)] != 0;
    if (!is_open) continue;
    std::optional<BlockRanges> ranges = block_ranges(
        puzzle_->clue(k), n, [&](int i) { return by_row_[cell_of(k, i)] > 0; },
        [&](int i) { return by_row_[cell_of(k, i)] < 1; });
    if (ranges) lines_.push_back({k, std::move(*ranges)});
  }
}

double NonogramBeliefs::work() const {
  double sum = 0;
  for (const Line& line : lines_) {
    const Nonogram::Clue& clue = puzzle_->clue(line.number);
    for (std::size_t b = 0; b < clue.size(); ++b) {
      sum += (line.ranges.last[b] - line.ranges.first[b] + 1.0) * (clue[b] + 1.0);
    }
  }
  return sum;
}

// The largest change.
double NonogramBeliefs::sweep(RunChances& chances) {
  double most = 0;
  for (const Line& line : lines_) {
    if (!chances.find(puzzle_->clue(line.number), line.ranges, crossing(line.number))) continue;
    most = std::max(most, hear(chances, line.number));
  }
  return most;
}

// What the line says beyond what it was told.
double NonogramBeliefs::hear(const RunChances& chances, int k) {
  std::vector<double>& said = is_row(k) ? by_row_ : by_column_;
  const std::vector<double>& told = is_row(k) ? by_column_ : by_row_;
  double most = 0;
  for (int i = 0; i < length_of(k); ++i) {
    const int cell = cell_of(k, i);
    if (open_[cell] == 0) continue;
    const double chance = std::clamp(chances.filled(i), kSure / 100, 1 - kSure / 100);
    const double yes = chance * (1 - told[cell]);
    const double no = (1 - chance) * told[cell];
    const double says = std::clamp(yes / (yes + no), kSure, 1 - kSure);
    const double now = kOld * said[cell] + (1 - kOld) * says;
    most = std::max(most, std::abs(now - said[cell]));
    said[cell] = now;
  }
  return most;
}

double NonogramBeliefs::filled(int cell) const {
  const double yes = by_row_[cell] * by_column_[cell];
  return yes / (yes + (1 - by_row_[cell]) * (1 - by_column_[cell]));
}

std::vector<double> NonogramBeliefs::crossing(int k) const {
  const std::vector<double>& told = is_row(k) ? by_column_ : by_row_;
  std::vector<double> chances(length_of(k));
  for (std::size_t i = 0; i < chances.size(); ++i)
    chances[i] = told[cell_of(k, static_cast<int>(i))];
  return chances;
}

}  // namespace p2c
