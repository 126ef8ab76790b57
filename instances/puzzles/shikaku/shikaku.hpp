// Shikaku: divide the board into rectangles.
//
//   1  each region is a rectangle
//   2  it has exactly one clue
//   3  where that is a number, it has exactly that many cells
//
// A clue "?" is that of a rectangle of any size.
#pragma once

#include <array>
#include <string>
#include <tuple>

#include "instances/answers/region_borders.hpp"
#include "instances/described/described.hpp"
#include "instances/generator.hpp"

namespace p2c {

struct Shikaku : Described<Shikaku> {
  static constexpr std::string_view kName = "shikaku";
  static constexpr std::array<std::string_view, 1> kAliases{"rectangles"};
  static constexpr std::array<std::string_view, 1> kPids{"shikaku"};
  static constexpr std::string_view kAbout = "divide into rectangles: each has one clue, its size";
  using Answers = RegionBorders;

  Grid<int> clue;

  static auto parts() {
    return std::tuple(
        MemberPart{&Shikaku::clue, CellClues{"clues", "a number of cells", 1, kMostBoardCells,
                                             CellClues::UrlForm::kNumbers16, kUnknownClue}});
  }
  const Grid<int>& board() const { return clue; }
  bool operator==(const Shikaku&) const = default;

  Broken check(const Answer& borders) const;
  bool possible(const Answer& borders, int last) const;
  static std::vector<Format<Shikaku>> formats();        // shikaku_sgt.cpp
  static Shikaku random(Rng& rng, int rows, int cols);  // shikaku_random.cpp
  static Generator<Shikaku> generator();                // shikaku_generator.cpp
  /// Each region gets its size, in a cell that has a clue here or, where there is none, in any.
  Shikaku with_clues_of(const Answer& borders, Rng& rng, const Stop* stop = nullptr) const;
};

}  // namespace p2c
