// The rules of Nonogram a second time.
#pragma once

#include <string>
#include <vector>

#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

inline bool has_blocks(const Nonogram::Clue& clue, const Answer& filled, const Cells& line) {
  std::vector<std::string> got;
  bool inside = false;
  for (const int cell : line) {
    if (filled[cell] == 1 && !inside) got.emplace_back();
    if (filled[cell] == 1) got.back() += 'x';
    inside = filled[cell] == 1;
  }
  if (got.size() != clue.size()) return false;
  for (std::size_t i = 0; i < clue.size(); ++i) {
    if (clue[i] != kAnyLength && got[i] != std::string(static_cast<std::size_t>(clue[i]), 'x')) {
      return false;
    }
  }
  return true;
}

inline SecondRules second_rules(const Nonogram& puzzle) {
  const auto off = [&](bool across) {
    return
        [&puzzle, across, lines = board_lines(puzzle.rows(), puzzle.cols())](const Answer& filled) {
          for (int k = 0; k < static_cast<int>(lines.size()); ++k) {
            if ((k < puzzle.rows()) == across && !has_blocks(puzzle.clue(k), filled, lines[k])) {
              return true;
            }
          }
          return false;
        };
  };
  return {{"a row without its blocks", off(true)}, {"a column without its blocks", off(false)}};
}

}  // namespace p2c
