// A part of a puzzle's data: numbers on the margins of a board, one at each end of a row or column.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

/// Of each margin a clue for each line that ends there: a number or kNoClue.
struct Margins {
  enum Side { kTop, kBottom, kLeft, kRight };
  static constexpr std::array<std::string_view, 4> kWords{"top", "bottom", "left", "right"};

  std::array<std::vector<int>, 4> clue;

  Margins() = default;
  /// Without clues.
  Margins(int rows, int cols);
  int rows() const { return static_cast<int>(clue[kLeft].size()); }
  int cols() const { return static_cast<int>(clue[kTop].size()); }
  bool operator==(const Margins&) const = default;
};

struct MarginClues {
  using Data = Margins;
  static constexpr bool kHasClues = true;

  std::string name;  // of the member in JSON
  std::string noun;  // "a number of towers": a clue in messages
  int least;
  int most;
  bool near_only = false;  // none at the bottom and at the right
  bool halved = false;     // notations of pzpr have them as Tile Paint

  /// Numbers may be there.
  bool has(std::size_t side) const {
    return !near_only || side == Margins::kTop || side == Margins::kLeft;
  }

  static Data blank(int rows, int cols) { return {rows, cols}; }
  void draw(Drawing& board, const Data& margins) const;

  /// Clues are numbered side after side.
  static int places(const Data& margins) { return 2 * (margins.rows() + margins.cols()); }
  std::vector<int> clues(const Data& margins) const;
  Data without(Data margins, const std::vector<int>& some) const;
  bool change_one(Data& margins, Rng& rng) const;

  Data transposed(const Data& margins) const;
  Data mirrored(const Data& margins) const;
};

}  // namespace p2c
