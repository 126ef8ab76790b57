// The answer of a puzzle whose slots are the cells of its board: 1 where a cell is shaded. Its text
// has rows of 'x' and '-'.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "instances/answer_text.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/pzprv3.hpp"
#include "instances/grid.hpp"

namespace p2c {

struct ShadedCells {
  static constexpr int kVersion = 0;  // of pzprv3
  static constexpr int kBytesPerCell = sizeof(Slot);

  static std::vector<Slot> slots(int rows, int cols);
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is shaded" : "is not shaded";
  }
  static AnswerRows answer_rows(int /*rows*/, int cols, const Answer& shaded) {
    return {AnswerRows::Form::kShaded, "grid", cols, shaded};
  }
  static Answer parse_answer(int rows, int cols, TextReader& in) {
    return parse_grid_answer(rows, cols, slots(rows, cols), in);
  }
  static void draw(Drawing& board, const Answer& shaded) { shade_cells(board, shaded); }

  /// A grid after that of the puzzle; cell_clues.hpp has clues with which it is in one grid.
  template <class Content>
  static void read_pzpr(PzprFile& file, Content& content) {
    content.answer = read_shading(file);
    skip_border_marks(file);
  }
  static std::string write_pzpr(int rows, int cols, const std::optional<Answer>& shaded);
};

}  // namespace p2c
