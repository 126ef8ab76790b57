// A rule of a puzzle, told a second time.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

struct SecondRule {
  std::string name;
  std::function<bool(const Answer&)> broken;
};
using SecondRules = std::vector<SecondRule>;

using Cells = std::vector<int>;

/// The cells with 0 are not connected.
inline bool in_pieces(int cols, Answer left) {  // 0 where no visit has been
  std::vector<int> waiting;
  const auto visit = [&](int cell) {
    left[cell] = 1;
    waiting.push_back(cell);
  };
  const auto first = std::find(left.begin(), left.end(), 0);
  if (first == left.end()) return false;
  visit(static_cast<int>(first - left.begin()));
  const int cells = static_cast<int>(left.size());
  while (!waiting.empty()) {
    const int cell = waiting.back();
    waiting.pop_back();
    if (cell % cols > 0 && left[cell - 1] == 0) visit(cell - 1);
    if (cell % cols < cols - 1 && left[cell + 1] == 0) visit(cell + 1);
    if (cell >= cols && left[cell - cols] == 0) visit(cell - cols);
    if (cell + cols < cells && left[cell + cols] == 0) visit(cell + cols);
  }
  return std::find(left.begin(), left.end(), 0) != left.end();
}

}  // namespace p2c
