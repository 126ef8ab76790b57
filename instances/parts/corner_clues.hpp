// A part of a puzzle's data: clues at the corners of cells, each a number or "?".
#pragma once

#include <string>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

/// At each corner, those at the edge of the board among them, a number, kNoClue or kUnknownClue.
struct Corners {
  Grid<int> clue;

  /// Of the board.
  int rows() const { return clue.rows - 1; }
  int cols() const { return clue.cols - 1; }
  bool operator==(const Corners&) const = default;
};

struct CornerClues {
  using Data = Corners;
  static constexpr bool kHasClues = true;
  static constexpr int kMostCells = 4;  // at a corner

  std::string name;  // of the member in JSON
  std::string noun;  // "a number of shaded cells": a clue in messages
  int least;
  int most;  // at most kMostCells

  static Data blank(int rows, int cols) { return {Grid<int>(rows + 1, cols + 1, kNoClue)}; }
  void draw(Drawing& board, const Data& corners) const;

  /// Row by row.
  static int places(const Data& corners) { return corners.clue.size(); }
  std::vector<int> clues(const Data& corners) const { return numbers_in(corners.clue.cells); }
  Data without(Data corners, const std::vector<int>& some) const;
  bool change_one(Data& corners, Rng& rng) const {
    return change_one_number(corners.clue.cells, least, most, rng);
  }

  Data transposed(const Data& corners) const { return {p2c::transposed(corners.clue)}; }
  Data mirrored(const Data& corners) const { return {p2c::mirrored(corners.clue)}; }

  /// As clues in the cells of a board with a row and a column more, which notations write alike.
  CellClues in_cells() const;
};

}  // namespace p2c
