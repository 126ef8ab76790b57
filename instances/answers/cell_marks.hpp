// The answer of a puzzle that has marks, such as stars, in some cells: 1 where one is. Which cells
// may have one, its slots, follows from the data. Its text has rows of 'x' and '-' of all cells.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct CellMarks {
  static constexpr int kBytesPerCell = sizeof(Slot);

  std::string name;  // of the rows in JSON, in small letters: "stars"
  std::string noun;  // "star"
  Mark mark;         // how one is drawn
  /// The cells that may have one, ascending, each once.
  std::function<std::vector<int>(const BoardData& board)> free_cells;

  int size(const BoardData& board) const { return static_cast<int>(free_cells(board).size()); }
  int cell(const BoardData& board, int slot) const { return free_cells(board)[slot]; }
  std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr) const;
  std::string says(int value, bool has) const {
    return ((value == 1) == has ? "has a " : "has no ") + noun;
  }
  AnswerRows rows(const BoardData& board, const Answer& marks) const;
  void draw(Drawing& drawn, const BoardData& board, const Answer& marks) const;
};

}  // namespace p2c
