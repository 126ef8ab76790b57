// How likely the ways are in which blocks can lie on a line.
#pragma once

#include <span>
#include <vector>

#include "encoder/values/block_ranges.hpp"

namespace p2c {

/// Given for each cell the chance that it is filled, independent of the others, 0 or 1 where it is
/// known: the chances of cells and starts in a line with these blocks.
///
///   left(b,i)    the blocks before b, each with the empty cell after it, lie in the cells before i
///   right(b,i)   the blocks from b on lie in the cells from i on
///
/// Both are sums of products of chances, twice those of each cell, so that long lines keep within
/// the range of numbers. A line is followed by one more empty cell. Only sums, products and
/// quotients, whose results are the same on every machine. Time: cells a start. Source: the
/// forward-backward algorithm (Rabiner, Proceedings of the IEEE 1989) on the automaton of a line.
class RunChances {
 public:
  /// False when it is not known: the blocks do not fit, or nearly not, or have any length.
  bool find(const std::vector<int>& lengths, const BlockRanges& ranges,
            std::span<const double> filled);

  /// That the cell is filled.
  double filled(int cell) const { return filled_[cell]; }
  /// That block b starts at cell j, which is in its range.
  double starts(int b, int j) const { return starts_[at(b, j)]; }

 private:
  int blocks() const { return static_cast<int>(lengths_->size()); }
  int length(int b) const { return (*lengths_)[b]; }
  int first(int b) const { return b < blocks() ? ranges_->first[b] : cells_ + 1; }
  int last(int b) const { return b < blocks() ? ranges_->last[b] : cells_ + 1; }
  // The first cell that the blocks before b can leave to it.
  int low(int b) const { return b == 0 ? 0 : first(b - 1) + length(b - 1) + 1; }
  int at(int b, int i) const { return b * (cells_ + 2) + i; }

  void weigh(std::span<const double> filled);
  void find_left();
  void find_right();
  bool find_starts();

  const std::vector<int>* lengths_ = nullptr;
  const BlockRanges* ranges_ = nullptr;
  int cells_ = 0;
  std::vector<double> empty_;   // of each cell, twice its chance
  std::vector<double> weight_;  // (b,i): block b from i on, and the empty cell after it
  std::vector<double> left_;
  std::vector<double> right_;
  std::vector<double> starts_;
  std::vector<double> filled_;
};

}  // namespace p2c
