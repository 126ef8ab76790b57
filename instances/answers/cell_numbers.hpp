// The answer of a puzzle that has a number in each cell of its board. The range of a cell follows
// from the data. Its text has rows of numbers.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct CellNumbers {
  static constexpr int kBytesPerCell = sizeof(Slot);
  struct Range {
    int lo;
    int hi;
  };

  std::string name = "grid";
  /// Of a cell; lo <= hi.
  std::function<Range(const BoardData& board, int cell)> range;
  /// Of all cells, where they follow from more than one cell; or null.
  std::function<std::vector<Range>(const BoardData& board)> all_ranges = {};

  std::vector<Range> ranges(const BoardData& board) const;

  static int size(const BoardData& board) { return board.cells(); }
  static int cell(const BoardData& /*board*/, int slot) { return slot; }
  std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr) const;
  static std::string says(int value, bool has) {
    return (has ? "is " : "is not ") + std::to_string(value);
  }
  AnswerRows rows(const BoardData& board, const Answer& numbers) const {
    return {AnswerRows::Form::kNumbers, name, board.cols, numbers};
  }
  static void draw(Drawing& drawn, const BoardData& /*board*/, const Answer& numbers) {
    write_values(drawn, numbers);
  }
};

}  // namespace p2c
