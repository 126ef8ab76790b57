// An answer, or one of its layers, as rows of numbers, from which its text and its JSON are
// written.
#pragma once

#include <limits>
#include <string>
#include <vector>

namespace p2c {

/// In rows of numbers: a cell that has none.
inline constexpr int kNoValue = std::numeric_limits<int>::min() + 1;

struct AnswerRows {
  enum class Form {
    kShaded,   // a grid of 0 and 1
    kNumbers,  // a grid
    kItems,    // a list, empty perhaps: what is not in it is 0
  };
  Form form;
  std::string name;                     // of the rows in JSON
  int width;                            // of each row
  std::vector<int> values;              // row by row; kOpen where one is open, or kNoValue
  std::vector<std::string> words = {};  // of values from 0 on; none: numbers
};

}  // namespace p2c
