// A board that no solver by resolution finishes.
#pragma once

#include <string>

namespace puzzle2cnf {

/// A nonogram that wants one cell in each of 40 rows and in each of 39 columns: the pigeonhole
/// principle (Haken 1985: exponential). It has no answer.
inline std::string hard_board_text() {
  constexpr int kSide = 40;
  std::string text = "nonogram\n40 40\n0\n";
  for (int line = 1; line < 2 * kSide; ++line) text += "1\n";
  return text;
}

}  // namespace puzzle2cnf
