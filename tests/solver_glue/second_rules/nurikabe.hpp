// The rules of Nurikabe a second time.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "instances/parts/part.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// The unshaded cells that hang together with this one.
inline Cells island_with(const BoardData& board, const Answer& shaded, int cell) {
  Cells island{cell};
  for (std::size_t i = 0; i < island.size(); ++i) {
    for (int next = 0; next < board.cells(); ++next) {
      const int down = std::abs(next / board.cols - island[i] / board.cols);
      const int right = std::abs(next % board.cols - island[i] % board.cols);
      if (shaded[next] == 1 || down + right != 1) continue;
      if (std::find(island.begin(), island.end(), next) == island.end()) island.push_back(next);
    }
  }
  return island;
}

inline SecondRules second_rules_of_nurikabe(const BoardData& board) {
  const int cols = board.cols;
  const auto some_island = [&board](const Answer& shaded, auto is_wrong) {
    for (int cell = 0; cell < board.cells(); ++cell) {
      if (shaded[cell] == 0 && is_wrong(island_with(board, shaded, cell))) return true;
    }
    return false;
  };
  const auto clues_in = [&board](const Cells& island) {
    return std::count_if(island.begin(), island.end(),
                         [&](int cell) { return board.part<Grid<int>>(0)[cell] != kNoClue; });
  };
  const auto shaded_clue = [&board](const Answer& shaded) {
    for (int cell = 0; cell < board.cells(); ++cell) {
      if (board.part<Grid<int>>(0)[cell] != kNoClue && shaded[cell] == 1) return true;
    }
    return false;
  };
  const auto sea_in_pieces = [cols](const Answer& shaded) {
    Answer land;
    for (const int value : shaded) land.push_back(1 - value);
    return in_pieces(cols, land);
  };
  const auto square = [cols](const Answer& shaded) {
    for (int i = cols + 1; i < static_cast<int>(shaded.size()); ++i) {
      if (i % cols == 0) continue;
      if (shaded[i] + shaded[i - 1] + shaded[i - cols] + shaded[i - cols - 1] == 4) return true;
    }
    return false;
  };
  return {{"a shaded clue", shaded_clue},
          {"the sea in pieces", sea_in_pieces},
          {"2 x 2 shaded cells", square},
          {"an island without a clue",
           [=](const Answer& shaded) {
             return some_island(shaded, [&](const Cells& island) { return clues_in(island) == 0; });
           }},
          {"an island with two clues",
           [=](const Answer& shaded) {
             return some_island(shaded, [&](const Cells& island) { return clues_in(island) > 1; });
           }},
          {"an island of another size", [=, &board](const Answer& shaded) {
             return some_island(shaded, [&](const Cells& island) {
               return clues_in(island) == 1 &&
                      std::any_of(island.begin(), island.end(), [&](int cell) {
                        return board.part<Grid<int>>(0)[cell] >= 0 &&
                               board.part<Grid<int>>(0)[cell] != static_cast<int>(island.size());
                      });
             });
           }}};
}

}  // namespace p2c
