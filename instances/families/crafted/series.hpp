// Boards that are made to be hard: a series for each idea.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

/// A board of a series, in our text format.
struct CraftedBoard {
  int rows = 0;
  int cols = 0;
  std::string text;
  /// Why there is no answer, as people prove it; empty where nothing is known.
  std::string argument = {};
};

/// A number that a board of a series is made by.
struct CraftedNumber {
  std::string_view name;  // one letter
  int least;
  int most;
};

struct CraftedSeries {
  std::string_view kind;
  std::string_view word;
  std::vector<CraftedNumber> numbers;
  CraftedBoard (*make)(std::span<const int> numbers);
};

// Each in a file that is named after its kind.
const CraftedSeries& lattice_series();
const CraftedSeries& island_series();
const CraftedSeries& every_vertex_series();
const CraftedSeries& pigeons_series();
const CraftedSeries& room_series();
const CraftedSeries& odd_series();
const CraftedSeries& dominoes_series();
const CraftedSeries& crowded_rows_series();

/// All of them, in the order of the documentation.
std::vector<const CraftedSeries*> crafted_series();

/// The series of this kind and word; null where there is none.
const CraftedSeries* find_series(std::string_view kind, std::string_view word);

/// A board with a token for each cell, as `token(row, col)` gives it, from 0 on.
template <class Token>
std::string crafted_text(std::string_view kind, int rows, int cols, const Token& token) {
  std::string text(kind);
  text += "\n" + std::to_string(rows) + " " + std::to_string(cols) + "\n";
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) {
      if (col > 0) text += ' ';
      text += token(row, col);
    }
    text += '\n';
  }
  return text;
}

}  // namespace p2c
