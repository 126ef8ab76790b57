// Nonogram: fill cells so that each line has the blocks its clue says, in this order, with at
// least one empty cell between two blocks. A block '?' has any length.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "instances/answers/cell_slots.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/grid.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/puzzle.hpp"
#include "instances/puzzles/nonogram/nonogram_blocks.hpp"

namespace p2c {

struct PenpaBoard;  // formats/penpa/penpa_board.hpp

struct Nonogram {
  static constexpr std::string_view kName = "nonogram";
  static constexpr std::array<std::string_view, 5> kAliases{"nonograms", "picross", "griddler",
                                                            "griddlers", "hanjie"};
  static constexpr std::string_view kAbout = "fill cells: the blocks of each row and column";

  using Clue = std::vector<int>;  // lengths as in nonogram_blocks.hpp

  std::vector<Clue> row_clues;
  std::vector<Clue> col_clues;

  int rows() const { return static_cast<int>(row_clues.size()); }
  int cols() const { return static_cast<int>(col_clues.size()); }
  /// Of line k, the rows first, then the columns (the order of board_lines).
  const Clue& clue(int k) const { return k < rows() ? row_clues[k] : col_clues[k - rows()]; }
  bool operator==(const Nonogram&) const = default;

  std::vector<Slot> slots(const Stop* stop = nullptr) const {
    return cell_slots(rows(), cols(), 0, 1, stop);
  }

  static std::vector<Format<Nonogram>> formats();             // nonogram_formats.cpp
  static std::string text_of_penpa(const PenpaBoard& board);  // nonogram_penpa.cpp
  static Nonogram read_json(JsonObject& in);                  // nonogram_json.cpp
  std::string write_json() const;
  static JsonSchema json_schema();
  static Nonogram parse(TextReader& in);
  std::string print() const;
  Broken check(const Answer& filled) const;
  bool possible(const Answer& filled, int cell) const;  // nonogram_possible.cpp
  /// Line solving over and over until nothing new comes, or `stop` says so; in
  /// nonogram_presolve.cpp.
  std::optional<Implied> presolve(const Stop* stop) const;
  /// The cells that line solving alone leaves open, of a puzzle that has an answer.
  std::vector<int> open_cells(const Stop* stop) const;
  static Nonogram random(Rng& rng, int rows, int cols);
  static Generator<Nonogram> generator();  // nonogram_generator.cpp
  std::optional<Nonogram> with_clue_changed(Rng& rng) const;
  Drawing drawing(const Answer& filled) const;
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is filled" : "is empty";
  }
  /// The puzzle of a picture.
  static Nonogram of_picture(const Grid<int>& filled);
};

/// Reads a number, at least 0 or 1, or '?' where that is allowed.
inline int read_block(TextReader& in, int least, bool may_be_open) {
  if (!may_be_open) return in.number(least, kMostBoardCells);
  static const std::string kMost = " to " + std::to_string(kMostBoardCells);
  static const std::array<std::string, 2> kExpected = {"'?' or a number from 0" + kMost,
                                                       "'?' or a number from 1" + kMost};
  const std::string& expected = kExpected.at(static_cast<std::size_t>(least));
  const std::string_view token = in.token(expected);
  return token == "?" ? kAnyLength : in.to_number(token, least, kMostBoardCells, expected);
}

/// Reads the rest of the current line as a clue; a 0 must be alone.
inline Nonogram::Clue read_clue(TextReader& in, bool may_be_open = false) {
  Nonogram::Clue clue{read_block(in, 0, may_be_open)};
  if (clue[0] == 0) {
    in.end_line();
    return {};
  }
  while (!in.line_done()) clue.push_back(read_block(in, 1, may_be_open));
  return clue;
}

// Column clues come first, as in the puzzlekit set.
inline Nonogram Nonogram::parse(TextReader& in) {
  const auto [rows, cols] = read_board_size(in, sizeof(Slot));
  Nonogram puzzle;
  const auto read = [&](std::string_view what, int count, std::vector<Clue>& clues) {
    for (int k = 0; k < count; ++k) {
      in.next_line("the clue of " + std::string(what) + " " + std::to_string(k + 1) + " of " +
                   in.board());
      clues.push_back(read_clue(in, true));
    }
  };
  read("column", cols, puzzle.col_clues);
  read("row", rows, puzzle.row_clues);
  return puzzle;
}

inline std::string Nonogram::print() const {
  std::string out = std::to_string(rows()) + " " + std::to_string(cols()) + "\n";
  for (const Clue& clue : col_clues) out += clue_text(clue) + "\n";
  for (const Clue& clue : row_clues) out += clue_text(clue) + "\n";
  return out;
}

inline Drawing Nonogram::drawing(const Answer& filled) const {
  Drawing board(rows(), cols());
  board.tight = true;
  rule_fives(board);
  shade_cells(board, filled);
  write_margins(board, row_clues, col_clues);
  return board;
}

inline Broken Nonogram::check(const Answer& filled) const {
  int k = 0;
  for (const std::vector<int>& line : board_lines(rows(), cols())) {
    std::vector<int> cells;
    for (const int i : line) cells.push_back(filled[i]);
    const Clue blocks = blocks_of(cells);
    if (!are_as_clued(blocks, clue(k))) {
      return line_name(k, rows()) + " has the blocks " + clue_text(blocks) + ", but its clue is " +
             clue_text(clue(k));
    }
    ++k;
  }
  return {};
}

inline Nonogram Nonogram::of_picture(const Grid<int>& filled) {
  Nonogram puzzle;
  int k = 0;
  for (const std::vector<int>& line : board_lines(filled.rows, filled.cols)) {
    std::vector<int> cells;
    for (const int i : line) cells.push_back(filled[i]);
    (k++ < filled.rows ? puzzle.row_clues : puzzle.col_clues).push_back(blocks_of(cells));
  }
  return puzzle;
}

// Fills two opposite cells of a small square and clears the two others, which are often as good.
inline void draw_cross(Rng& rng, Grid<int>& picture) {
  if (picture.rows < 2 || picture.cols < 2) return;
  const int r = below(rng, picture.rows - 1);
  const int c = below(rng, picture.cols - 1);
  picture(r, c) = picture(r + 1, c + 1) = 1;
  picture(r, c + 1) = picture(r + 1, c) = 0;
}

// One board in eight gets blocks '?'. From a copy of `rng`: what it draws next stays the same.
inline void hide_lengths(Rng rng, Nonogram& puzzle) {
  if (!chance(rng, 12)) return;
  for (auto* clues : {&puzzle.row_clues, &puzzle.col_clues}) {
    for (Nonogram::Clue& clue : *clues) {
      for (int& block : clue) block = chance(rng, 40) ? kAnyLength : block;
    }
  }
}

// The clues of a random picture, every other one with a cross that makes several answers likely;
// one small board in four is then spoilt by a changed block.
inline Nonogram Nonogram::random(Rng& rng, int rows, int cols) {
  Grid<int> picture(rows, cols);
  const int density = 10 + below(rng, 61);
  for (int& cell : picture.cells) cell = chance(rng, density) ? 1 : 0;
  if (chance(rng, 50)) draw_cross(rng, picture);
  Nonogram puzzle = of_picture(picture);
  if (rows * cols <= 100 && chance(rng, 25)) {
    Clue& clue = puzzle.row_clues[below(rng, rows)];
    if (clue.empty()) {
      clue = {1};
    } else {
      clue.back() += chance(rng, 50) || clue.back() == 1 ? 1 : -1;
    }
  }
  hide_lengths(rng, puzzle);
  return puzzle;
}

}  // namespace p2c
