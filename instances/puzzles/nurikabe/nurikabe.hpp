// Nurikabe: shade cells, so that the others form islands in a sea.
//
//   1  the shaded cells, the sea, are connected
//   2  no 2 x 2 cells are all shaded
//   3  an island, connected unshaded cells, has exactly one clue
//   4  an island with a number has exactly that many cells
//
// A clue "?" is that of an island of any size. There may be no sea: a board that is one island.
#pragma once

#include <array>
#include <string>
#include <tuple>

#include "instances/answers/shaded_cells.hpp"
#include "instances/described/described.hpp"
#include "instances/generator.hpp"

namespace p2c {

struct Nurikabe : Described<Nurikabe> {
  static constexpr std::string_view kName = "nurikabe";
  static constexpr std::array<std::string_view, 1> kPids{"nurikabe"};
  static constexpr std::string_view kAbout = "shade a sea: each island has one clue, its size";
  static constexpr bool kWinds = true;  // the sea
  using Answers = ShadedCells;

  Grid<int> clue;
  /// Rules 1 and 2 alone: no puzzle, but what all boards of a size have in common.
  bool sea_alone = false;

  static auto parts() {
    return std::tuple(MemberPart{
        &Nurikabe::clue, CellClues{"clues", "a number of cells", 1, kMostBoardCells,
                                   CellClues::UrlForm::kNumbers16, kUnknownClue, "cell", true}});
  }
  const Grid<int>& board() const { return clue; }
  bool operator==(const Nurikabe&) const = default;

  Broken check(const Answer& shaded) const;
  bool possible(const Answer& shaded, int last) const;
  static Nurikabe random(Rng& rng, int rows, int cols);  // nurikabe_random.cpp
  static Generator<Nurikabe> generator();                // nurikabe_generator.cpp
  /// Each island gets its size, in a cell that has a clue here or, where there is none, in any.
  Nurikabe with_clues_of(const Answer& shaded, Rng& rng, const Stop* stop = nullptr) const;
};

}  // namespace p2c
