// The answer of a puzzle that has a slash in each cell of its board: 1 for '/', which rises to the
// right, and 0 for '\', which falls. Its text has rows of these.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct Slashes {
  static constexpr int kBytesPerCell = sizeof(Slot);
  std::string name = "grid";

  static int size(const BoardData& board) { return board.cells(); }
  static int cell(const BoardData& /*board*/, int slot) { return slot; }
  static std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr);
  static std::vector<std::string> words() { return {"\\", "/"}; }
  static std::string says(int value, bool has) {
    return "is " + words()[(value == 1) == has ? 1 : 0];
  }
  AnswerRows rows(const BoardData& board, const Answer& slashes) const {
    return {AnswerRows::Form::kNumbers, name, board.cols, slashes, words()};
  }
  static void draw(Drawing& drawn, const BoardData& board, const Answer& slashes);
};

/// The vertices of a Lattice that a slash joins, the upper one first.
std::pair<int, int> ends_of_slash(int cols, int cell, bool rises);

}  // namespace p2c
