// Small pictures, and all answers of their nonograms by brute force.
#pragma once

#include <cstdint>
#include <vector>

#include "instances/art/picture_puzzle.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {

/// Cell i is bit i.
inline Grid<int> picture_of(int rows, int cols, std::uint32_t bits) {
  Grid<int> picture(rows, cols);
  for (int i = 0; i < picture.size(); ++i) picture[i] = static_cast<int>(bits >> i & 1);
  return picture;
}

/// Some density, up to `most` rows and columns.
inline Grid<int> random_picture(Rng& rng, int most) {
  const int rows = 1 + below(rng, most);
  Grid<int> picture(rows, 1 + below(rng, most));
  const int density = 10 + below(rng, 80);
  for (int& cell : picture.cells) cell = chance(rng, density) ? 1 : 0;
  return picture;
}

/// All pictures with the same clues: every choice of rows, each by all patterns, that has the same
/// columns.
inline std::vector<Answer> pictures_like(const Grid<int>& picture) {
  const Nonogram puzzle = Nonogram::of_picture(picture);
  std::vector<Answer> begun = {{}};
  for (int r = 0; r < picture.rows; ++r) {
    std::vector<Answer> longer;
    for (std::uint32_t bits = 0; bits < std::uint32_t{1} << picture.cols; ++bits) {
      const std::vector<int> row = picture_of(1, picture.cols, bits).cells;
      if (blocks_of(row) != puzzle.clue(r)) continue;
      for (Answer answer : begun) {
        answer.insert(answer.end(), row.begin(), row.end());
        longer.push_back(answer);
      }
    }
    begun = std::move(longer);
  }
  std::erase_if(begun, [&](const Answer& answer) {
    Grid<int> other(picture.rows, picture.cols);
    other.cells = answer;
    return Nonogram::of_picture(other) != puzzle;
  });
  return begun;
}

}  // namespace p2c
