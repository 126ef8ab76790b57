// A part of a puzzle's data: clues in the cells of a board that look one of four ways, as those of
// pzpr's yajilin. The number, the way, or both may be missing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

/// A clue that is a filled cell, without number and way.
inline constexpr int kBlockClue = -3;

struct ArrowClue {
  enum class Way : char { kNone, kUp, kDown, kLeft, kRight };  // as pzpr numbers them

  int number = kNoClue;  // or kUnknownClue, kBlockClue
  Way way = Way::kNone;
  bool operator==(const ArrowClue&) const = default;
};

struct ArrowClues {
  using Data = Grid<ArrowClue>;
  static constexpr bool kHasClues = true;

  std::string name;  // of the member in JSON
  std::string noun;  // "a number of cells": a clue in messages
  int least;
  int most;

  static Data blank(int rows, int cols) { return {rows, cols}; }
  static void draw(Drawing& board, const Data& clues);

  /// The cells with a number. Where it is left out its way stays.
  static int places(const Data& clues) { return clues.size(); }
  static std::vector<int> clues(const Data& clues);
  static Data without(Data clues, const std::vector<int>& cells);
  bool change_one(Data& clues, Rng& rng) const;

  static Data transposed(const Data& clues);
  static Data mirrored(const Data& clues);
};

/// A clue as our texts have it: "2>", "?<", "2", "x"; nothing where there is none.
std::string arrow_in_words(const ArrowClue& clue);
/// What such a word is; nothing where it is none.
std::optional<ArrowClue> arrow_of_words(const ArrowClues& its, std::string_view word);
/// What a clue may be, in messages.
std::string expected_arrow(const ArrowClues& its, std::string_view none);

}  // namespace p2c
