// The answer of a puzzle whose slots are the lines between the vertices of its board: 1 where a
// line is drawn. Its text has an item "row1 col1 row2 col2 1" for each line, from vertex to vertex.
#pragma once

#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/lattice.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct LatticeLines {
  static constexpr int kBytesPerCell = 2 * sizeof(Slot);
  std::string name = "lines";

  static int size(const BoardData& board) { return Lattice{board.rows, board.cols}.size(); }
  static std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr);
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is drawn" : "is not drawn";
  }
  AnswerRows rows(const BoardData& board, const Answer& lines) const;
  /// On a board without borders.
  static void draw(Drawing& drawn, const BoardData& board, const Answer& lines);
};

}  // namespace p2c
