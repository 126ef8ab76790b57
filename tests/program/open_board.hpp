// A board that takes long.
#pragma once

#include <string>

namespace p2c {

/// A Heyawake of one room without a clue.
inline std::string open_board(int side) {
  std::string text = "heyawake\n" + std::to_string(side) + " " + std::to_string(side) + "\n";
  for (const char* cell : {"- ", "1 "}) {
    for (int row = 0; row < side; ++row) {
      for (int col = 0; col < side; ++col) text += cell;
      text += '\n';
    }
  }
  return text;
}

}  // namespace p2c
