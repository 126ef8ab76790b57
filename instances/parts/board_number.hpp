// A part of a puzzle's data: one number of the whole board.
#pragma once

#include <string>

namespace p2c {

struct BoardNumber {
  using Data = int;

  std::string word;    // in text, before the number
  std::string member;  // of JSON
  std::string noun;    // "a number of stars"
  int least;
  int most;

  Data blank(int /*rows*/, int /*cols*/) const { return least; }
};

}  // namespace p2c
