// A part of a puzzle's data: one number of the whole board.
#pragma once

#include <algorithm>
#include <string>

namespace p2c {

/// In notations: it is that of the board's longer side.
inline constexpr int kUnsaidNumber = -1;

struct BoardNumber {
  using Data = int;

  std::string word;    // in text, before the number
  std::string member;  // of JSON
  std::string noun;    // "a number of stars"
  int least;
  int most;
  bool side_if_unsaid = false;  // notations leave it out where it is that of the longer side

  Data blank(int rows, int cols) const { return side_if_unsaid ? std::max(rows, cols) : least; }
};

}  // namespace p2c
