// A part of a puzzle's data: blocks, and numbers of the runs of cells between them, as those of
// Kakuro. A run is as long as can be, in a row or a column; its number is in the block before it,
// or outside of the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

/// What is in a cell of a board with blocks, or beside it: at its top and on its left are blocks.
struct RunClue {
  bool block = false;
  int below = kNoClue;  // the number of the run that begins below it
  int right = kNoClue;
  bool operator==(const RunClue&) const = default;
};

struct CluedRuns {
  static constexpr int kBlock = 1;

  Grid<int> block;  // kBlock, or kNoClue
  Grid<int> right;  // where a run to the right begins its number, or kNoClue
  Grid<int> below;

  CluedRuns() = default;
  /// Without blocks.
  CluedRuns(int rows, int cols);
  bool operator==(const CluedRuns&) const = default;

  /// A run begins in this cell, which is no block.
  bool begins(int cell, bool down) const;
  /// Runs are numbered by their first cells, those to the right before those that go down.
  int& clue(int run) { return run < block.size() ? right[run] : below[run - block.size()]; }
  int clue(int run) const { return run < block.size() ? right[run] : below[run - block.size()]; }
  bool begins(int run) const { return begins(run % block.size(), run >= block.size()); }
  /// Numbers stay only where a run begins.
  void drop_stray();
};

/// With a row above and a column on the left, where all are blocks.
Grid<RunClue> with_frame(const CluedRuns& runs);
/// The first cell of such a board with a number of no run; and without the frame.
std::optional<int> stray_clue(const Grid<RunClue>& framed);
CluedRuns without_frame(const Grid<RunClue>& framed);

struct RunsWithClues {
  using Data = CluedRuns;
  static constexpr bool kHasClues = true;

  std::string name;  // of the member in JSON
  std::string noun;  // "a sum": a clue in messages
  int least;
  int most;

  static Data blank(int rows, int cols) { return {rows, cols}; }
  static void draw(Drawing& board, const Data& runs);

  /// The runs with a number.
  static int places(const Data& runs) { return 2 * runs.block.size(); }
  static std::vector<int> clues(const Data& runs);
  static Data without(Data runs, const std::vector<int>& some);
  bool change_one(Data& runs, Rng& rng) const;

  static Data transposed(const Data& runs);
  static Data mirrored(const Data& runs);
};

/// "16/7": of the run below and of that to the right, of which either may be missing; "x" where
/// both are. Nothing where it is no such word.
std::string run_clue_in_words(const RunClue& clue);
std::optional<RunClue> run_clue_of_words(const RunsWithClues& its, std::string_view word);
/// What a clue may be, in messages; `none` is a cell without a block, or empty.
std::string expected_run_clue(const RunsWithClues& its, std::string_view none);

}  // namespace p2c
