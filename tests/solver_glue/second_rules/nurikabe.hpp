// The rules of Nurikabe a second time.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "instances/puzzles/nurikabe/nurikabe.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// The unshaded cells that hang together with this one.
inline Cells island_with(const Nurikabe& puzzle, const Answer& shaded, int cell) {
  Cells island{cell};
  for (std::size_t i = 0; i < island.size(); ++i) {
    for (int next = 0; next < puzzle.clue.size(); ++next) {
      const int down = std::abs(next / puzzle.cols() - island[i] / puzzle.cols());
      const int right = std::abs(next % puzzle.cols() - island[i] % puzzle.cols());
      if (shaded[next] == 1 || down + right != 1) continue;
      if (std::find(island.begin(), island.end(), next) == island.end()) island.push_back(next);
    }
  }
  return island;
}

inline SecondRules second_rules(const Nurikabe& puzzle) {
  const int cols = puzzle.cols();
  const auto some_island = [&puzzle](const Answer& shaded, auto is_wrong) {
    for (int cell = 0; cell < puzzle.clue.size(); ++cell) {
      if (shaded[cell] == 0 && is_wrong(island_with(puzzle, shaded, cell))) return true;
    }
    return false;
  };
  const auto clues_in = [&puzzle](const Cells& island) {
    return std::count_if(island.begin(), island.end(),
                         [&](int cell) { return puzzle.clue[cell] != kNoClue; });
  };
  const auto shaded_clue = [&puzzle](const Answer& shaded) {
    for (int cell = 0; cell < puzzle.clue.size(); ++cell) {
      if (puzzle.clue[cell] != kNoClue && shaded[cell] == 1) return true;
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
          {"an island of another size", [=, &puzzle](const Answer& shaded) {
             return some_island(shaded, [&](const Cells& island) {
               return clues_in(island) == 1 &&
                      std::any_of(island.begin(), island.end(), [&](int cell) {
                        return puzzle.clue[cell] >= 0 &&
                               puzzle.clue[cell] != static_cast<int>(island.size());
                      });
             });
           }}};
}

}  // namespace p2c
