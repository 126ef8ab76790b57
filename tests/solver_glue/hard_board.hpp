// A board that no solver by resolution finishes.
#pragma once

#include <string>

namespace p2c {

/// A nonogram that wants one cell in each of `side` rows and in each of all columns but one: the
/// pigeonhole principle (Haken 1985: exponential). It has no answer.
inline std::string hard_board_text(int side = 40) {
  const std::string size = std::to_string(side);
  std::string text = "nonogram\n" + size + " " + size + "\n0\n";
  for (int line = 1; line < 2 * side; ++line) text += "1\n";
  return text;
}

}  // namespace p2c
