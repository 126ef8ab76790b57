// A part of a puzzle's data: dots at half steps, in the middles of cells, on the sides between two
// and at the corners where four meet. A cell may be in no area, which its middle says.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

/// A place at half steps: (2r, 2c) is the middle of cell (r, c).
struct HalfPlace {
  int r;
  int c;

  /// The up to four cells that touch it, ascending.
  std::vector<int> cells(int cols) const;
  /// Where the half turn around it takes a cell; -1 outside the board.
  int image(int cell, int rows, int cols) const {
    const int row = r - cell / cols;
    const int col = c - cell % cols;
    return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : -1;
  }
  /// "r1c1" in the middle of a cell, else its first and its last cell: "r1c1|r1c2".
  std::string name(int cols) const;
};

/// At each place kNoClue, the number of a word, from 1 on, or in the middle of a cell kNoArea.
struct Dots {
  static constexpr int kNoArea = 0;
  Grid<int> at;

  /// Of the board.
  int rows() const { return (at.rows + 1) / 2; }
  int cols() const { return (at.cols + 1) / 2; }
  bool has_area(int cell) const { return at(cell / cols() * 2, cell % cols() * 2) != kNoArea; }
  /// Row by row.
  std::vector<HalfPlace> places() const;
  bool operator==(const Dots&) const = default;
};

struct PlaceDots {
  using Data = Dots;

  std::string name;                // of the member in JSON
  std::string noun;                // "a dot": one in messages
  std::vector<std::string> words;  // of dots; the first is drawn as a circle, others as discs
  std::string outside = {};        // of a cell that is in no area; empty: each is in one

  static Data blank(int rows, int cols) { return {Grid<int>(2 * rows - 1, 2 * cols - 1, kNoClue)}; }
  void draw(Drawing& board, const Data& dots) const;

  /// What a word says at a place, nothing where it is none; and the word of what is not kNoClue.
  std::optional<int> dot_of_word(std::string_view word, int place, const Grid<int>& at) const;
  std::string word_of(int dot) const;
  /// What may be at a place, in messages: "'-', 'w' or 'b'".
  std::string expected(std::string_view none, std::string_view quote) const;

  Data transposed(const Data& dots) const { return {p2c::transposed(dots.at)}; }
  Data mirrored(const Data& dots) const { return {p2c::mirrored(dots.at)}; }
};

}  // namespace p2c
