// The answer of a puzzle whose slots are the cells of its board: 1 where a cell is shaded. Its text
// has rows of 'x' and '-'.
#pragma once

#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct ShadedCells {
  static constexpr int kBytesPerCell = sizeof(Slot);
  std::string name = "grid";
  /// In pzprv3 files, of a cell that is open, not shaded, shaded; then a player's marks, which may
  /// follow such a word or stand alone.
  std::vector<std::string> file_words = {".", "+", "#"};
  static constexpr std::size_t kFileWords = 3;

  static int size(const BoardData& board) { return board.cells(); }
  static int cell(const BoardData& /*board*/, int slot) { return slot; }
  static std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr);
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is shaded" : "is not shaded";
  }
  AnswerRows rows(const BoardData& board, const Answer& shaded) const {
    return {AnswerRows::Form::kShaded, name, board.cols, shaded};
  }
  static void draw(Drawing& drawn, const BoardData& /*board*/, const Answer& shaded) {
    shade_cells(drawn, shaded);
  }
};

}  // namespace p2c
