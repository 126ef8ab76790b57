// Rules about tetrominoes, one in each region of a board. A tetromino is four shaded cells (1) that
// are connected without crossing a line: an L, I, T or S, turned or mirrored as it may be.
#pragma once

#include <vector>

#include "instances/parts/cut_board.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// The shaded cells of each region, or as many of them as are in a beginning. Both must outlive it.
class ShadedRegions {
 public:
  ShadedRegions(const CutBoard& board, const Answer& shaded);

  /// No region has more than four shaded cells, and where it has four, they are a tetromino.
  Broken check_too_many() const;
  /// No region has fewer than four.
  Broken check_too_few() const;

  /// No two equal tetrominoes share an edge.
  Broken check_equal() const;

 private:
  int cols() const { return board_.room.cols; }
  char shape(int id) const;
  bool crosses_line(const std::vector<int>& cells) const;
  std::string name_of_region(int id) const;

  const CutBoard& board_;
  const Answer& shaded_;
  std::vector<std::vector<int>> regions_;
};

}  // namespace p2c
