// The rules of Nonogram a second time.
#pragma once

#include <string>
#include <vector>

#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

inline bool has_blocks(const Nonogram::Clue& clue, const Answer& filled, const Cells& line) {
  std::string wanted;
  for (const int block : clue) {
    wanted += wanted.empty() ? "" : "-";
    wanted += std::string(static_cast<std::size_t>(block), 'x');
  }
  std::string got;  // without gaps at the ends, and each other gap as one
  for (const int cell : line) {
    const bool gap = got.empty() || got.back() == '-';
    if (filled[cell] == 1) got += 'x';
    if (filled[cell] == 0 && !gap) got += '-';
  }
  if (got.ends_with('-')) got.pop_back();
  return got == wanted;
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
