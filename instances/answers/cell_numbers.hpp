// The answer of a puzzle that has a number in each cell of its board, or in some. The range of a
// cell, and whether it has a number, follow from the data. Its text has rows of numbers, and '-';
// or of words, where they are corners of cells.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
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
  /// The cells that have one, ascending; null: all.
  std::function<std::vector<int>(const BoardData& board)> free_cells = {};
  /// Halves of cells are filled: the numbers are 0, where none is, or the corner in it, of
  /// kCorners.
  bool halves = false;
  static constexpr std::array<std::string_view, 5> kCorners{"-", "sw", "se", "ne", "nw"};

  std::vector<Range> ranges(const BoardData& board) const;  // by slot
  std::vector<int> cells(const BoardData& board) const;

  int size(const BoardData& board) const {
    return free_cells ? static_cast<int>(free_cells(board).size()) : board.cells();
  }
  int cell(const BoardData& board, int slot) const {
    return free_cells ? free_cells(board)[slot] : slot;
  }
  std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr) const;
  std::string says(int value, bool has) const;
  /// Of its values; none: numbers.
  std::vector<std::string> words() const;
  AnswerRows rows(const BoardData& board, const Answer& numbers) const {
    return {AnswerRows::Form::kNumbers, name, board.cols, by_cell(board, numbers, kNoValue),
            words()};
  }
  void draw(Drawing& drawn, const BoardData& board, const Answer& numbers) const;

  /// The values of all cells, `none` where there is no number; and back.
  Answer by_cell(const BoardData& board, const Answer& numbers, int none) const;
  Answer of_cells(const BoardData& board, const Answer& values) const;
};

}  // namespace p2c
