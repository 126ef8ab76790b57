// The answer of a puzzle whose slots are the lines between the vertices of its board: 1 where a
// line is drawn. Its text has an item "row1 col1 row2 col2 1" for each line, from vertex to vertex.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/pzprv3.hpp"
#include "instances/lattice.hpp"

namespace p2c {

struct LatticeLines {
  static constexpr int kVersion = 1;  // of pzprv3: with a grid of background colours
  static constexpr int kBytesPerCell = 2 * sizeof(Slot);

  static std::vector<Slot> slots(int rows, int cols);
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is drawn" : "is not drawn";
  }
  static AnswerRows answer_rows(int rows, int cols, const Answer& lines);
  static Answer parse_answer(int rows, int cols, TextReader& in);
  /// On a board without borders.
  static void draw(Drawing& board, const Answer& lines);

  /// The lines down, then those across; -1 is the player's mark for none.
  template <class Content>
  static void read_pzpr(PzprFile& file, Content& content) {
    Answer position = read_pzpr_lines(file);
    content.answer = drawn_in(position);
    content.position = std::move(position);
  }
  static std::string write_pzpr(int rows, int cols, const std::optional<Answer>& lines);

  /// With 0 for what is open; nothing where no line is there.
  static std::optional<Answer> drawn_in(Answer lines);

 private:
  static Answer read_pzpr_lines(PzprFile& file);
};

}  // namespace p2c
