// Slitherlink: draw a loop along the edges of cells.
//
//   1  the lines form one loop, which neither branches nor crosses itself
//   2  a cell with a number has exactly that many lines around it
//   3  with a line "every-vertex" the loop visits each vertex
//
// A cell "?" means nothing. There is a loop: a board without lines breaks rule 1.
#pragma once

#include <array>
#include <string>
#include <tuple>

#include "instances/answers/lattice_lines.hpp"
#include "instances/described/described.hpp"
#include "instances/generator.hpp"
#include "instances/lattice.hpp"

namespace p2c {

struct Slitherlink : Described<Slitherlink> {
  static constexpr std::string_view kName = "slitherlink";
  static constexpr std::array<std::string_view, 1> kAliases{"slither"};
  static constexpr std::array<std::string_view, 2> kPids{"slither", "slitherlink"};
  static constexpr std::string_view kAbout = "draw one loop: numbers count the lines around them";
  static constexpr bool kWinds = true;  // the loop
  using Answers = LatticeLines;

  Grid<int> clue;
  bool every_vertex = false;

  static auto parts() {
    return std::tuple(
        MemberPart{&Slitherlink::clue,
                   CellClues{"clues", "a number of lines", 0, 4, CellClues::UrlForm::kNumbers4}},
        MemberPart{&Slitherlink::every_vertex, BoardFlag{"every-vertex", "every_vertex", 'f'}});
  }
  const Grid<int>& board() const { return clue; }
  bool operator==(const Slitherlink&) const = default;

  Lattice lattice() const { return {clue.rows, clue.cols}; }
  /// The number of lines around each cell.
  static Grid<int> clues_of(int rows, int cols, const Answer& lines);

  Broken check(const Answer& lines) const;
  bool possible(const Answer& lines, int last) const;
  static std::vector<Format<Slitherlink>> formats();        // slitherlink_sgt.cpp
  static Slitherlink random(Rng& rng, int rows, int cols);  // slitherlink_random.cpp
  static Generator<Slitherlink> generator();                // slitherlink_generator.cpp
  Slitherlink with_clues_of(const Answer& loop, Rng& rng) const;

 private:
  Broken check_clues(const Answer& lines, bool more) const;
};

}  // namespace p2c
