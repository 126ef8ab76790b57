// The answer of a puzzle whose slots are the lines between the middles of cells side by side: 1
// where a line is drawn. Its text has an item "row1 col1 row2 col2 1" for each, from cell to cell.
#pragma once

#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/inner_edges.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

/// Lines are numbered as the edges that they cross (InnerEdges).
struct CellLines {
  static constexpr int kBytesPerCell = 2 * sizeof(Slot);
  std::string name = "lines";

  static int size(const BoardData& board) { return InnerEdges{board.rows, board.cols}.size(); }
  static std::string name_of(int from, int to, int cols);  // "r1c1-r1c2"
  static std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr);
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is drawn" : "is not drawn";
  }
  AnswerRows rows(const BoardData& board, const Answer& lines) const;
  static void draw(Drawing& drawn, const BoardData& board, const Answer& lines);
};

}  // namespace p2c
