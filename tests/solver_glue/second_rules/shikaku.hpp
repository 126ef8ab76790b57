// The rules of Shikaku a second time.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "instances/parts/part.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// By pair of cells side by side, the smaller first, whether there is a border. The slots are those
/// of the first cell, to the right and below, then those of the second, ...
inline std::map<std::pair<int, int>, bool> borders_by_sides(const BoardData& board,
                                                            const Answer& borders) {
  std::map<std::pair<int, int>, bool> sides;
  std::size_t slot = 0;
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.cols; ++c) {
      const int cell = r * board.cols + c;
      if (c + 1 < board.cols) sides[{cell, cell + 1}] = borders[slot++] == 1;
      if (r + 1 < board.rows) sides[{cell, cell + board.cols}] = borders[slot++] == 1;
    }
  }
  return sides;
}

/// The cells to which a way without borders leads from this one.
inline Cells region_with(const BoardData& board, const Answer& borders, int cell) {
  const auto sides = borders_by_sides(board, borders);
  Cells region{cell};
  const auto take = [&](int next) {
    if (std::find(region.begin(), region.end(), next) == region.end()) region.push_back(next);
  };
  for (std::size_t i = 0; i < region.size(); ++i) {
    const int from = region[i];
    for (const auto& [pair, border] : sides) {
      if (border || (pair.first != from && pair.second != from)) continue;
      take(pair.first);
      take(pair.second);
    }
  }
  return region;
}

inline SecondRules second_rules_of_shikaku(const BoardData& board) {
  const Grid<int>& clue = board.part<Grid<int>>(0);
  const auto some_region = [&board](const Answer& borders, auto is_wrong) {
    for (int cell = 0; cell < board.cells(); ++cell) {
      if (is_wrong(region_with(board, borders, cell))) return true;
    }
    return false;
  };
  const auto clues_in = [&clue](const Cells& region) {
    return std::count_if(region.begin(), region.end(),
                         [&](int cell) { return clue[cell] != kNoClue; });
  };
  const auto is_no_rectangle = [&board](const Cells& region) {
    std::set<int> rows;
    std::set<int> cols;
    for (const int cell : region) {
      rows.insert(cell / board.cols);
      cols.insert(cell % board.cols);
    }
    return rows.size() * cols.size() != region.size();
  };
  const auto inner_border = [&board](const Answer& borders) {
    for (const auto& [pair, border] : borders_by_sides(board, borders)) {
      const Cells region = region_with(board, borders, pair.first);
      const bool both = std::find(region.begin(), region.end(), pair.second) != region.end();
      if (border && both) return true;
    }
    return false;
  };
  return {
      {"a border in a region", inner_border},
      {"a region that is no rectangle",
       [=](const Answer& borders) { return some_region(borders, is_no_rectangle); }},
      {"a region without a clue",
       [=](const Answer& borders) {
         return some_region(borders, [&](const Cells& region) { return clues_in(region) == 0; });
       }},
      {"a region with two clues",
       [=](const Answer& borders) {
         return some_region(borders, [&](const Cells& region) { return clues_in(region) > 1; });
       }},
      {"a region of another size", [=, &clue](const Answer& borders) {
         return some_region(borders, [&](const Cells& region) {
           return clues_in(region) == 1 && std::any_of(region.begin(), region.end(), [&](int cell) {
                    return clue[cell] >= 0 && clue[cell] != static_cast<int>(region.size());
                  });
         });
       }}};
}

}  // namespace p2c
