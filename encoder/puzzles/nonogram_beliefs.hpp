// What is likely in a nonogram.
#pragma once

#include <optional>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/unknowns.hpp"
#include "encoder/values/block_ranges.hpp"
#include "encoder/values/run_chances.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {

/// Belief propagation (Pearl 1988; with loops: Frey and MacKay 1997): each line says how likely
/// each of its cells is filled by what the crossing lines say of them, in turns until that changes
/// little. The beliefs are no more than a guess: on a random board of 50 x 50 cells, all of them
/// open, 19 in 20 or more are right.
class NonogramBeliefs {
 public:
  /// Nothing when that would take long. Throws Stopped by the sink's stop.
  static std::optional<NonogramBeliefs> find(const Nonogram& puzzle, const Unknowns& x,
                                             const ClauseSink& out);

  /// The chance that the cell is filled, 0 or 1 where it is given.
  double filled(int cell) const;
  /// The same for the cells of line k by what the crossing lines say.
  std::vector<double> crossing(int k) const;

 private:
  struct Line {
    int number;
    BlockRanges ranges;
  };

  NonogramBeliefs(const Nonogram& puzzle, const Unknowns& x);
  void keep_open_lines();
  double work() const;
  double sweep(RunChances& chances);
  double hear(const RunChances& chances, int k);
  bool is_row(int k) const { return k < puzzle_->rows(); }
  int cell_of(int k, int i) const {
    return is_row(k) ? k * puzzle_->cols() + i : i * puzzle_->cols() + k - puzzle_->rows();
  }
  int length_of(int k) const { return is_row(k) ? puzzle_->cols() : puzzle_->rows(); }

  const Nonogram* puzzle_;
  std::vector<Line> lines_;        // with open cells
  std::vector<char> open_;         // of each cell
  std::vector<double> by_row_;     // what its row says of each cell, by the column's word
  std::vector<double> by_column_;  // the other way round
};

}  // namespace p2c
