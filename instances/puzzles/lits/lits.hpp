// LITS: shade a tetromino in each region.
//
//   1  no 2 x 2 cells are all shaded
//   2  the shaded cells of a region are one tetromino: by rule 1 an L, I, T or S
//   3  tetrominoes of two regions that share an edge are not equal, turned or mirrored as they may
//      be
//   4  all shaded cells are connected
//
// A tetromino is connected without crossing a line inside its region, which some published puzzles
// have; for rules 1 and 4 lines do not count. A cell in no region is not shaded. A board without
// regions has one answer: nothing is shaded.
#pragma once

#include <array>
#include <string>
#include <tuple>

#include "instances/answers/shaded_cells.hpp"
#include "instances/described/described.hpp"
#include "instances/generator.hpp"
#include "instances/parts/regions.hpp"
#include "instances/words/shading_rules.hpp"
#include "instances/words/tetromino_rules.hpp"

namespace p2c {

struct LITS : Described<LITS>, CutBoard {
  static constexpr std::string_view kName = "lits";
  static constexpr std::array<std::string_view, 1> kPids{"lits"};
  static constexpr std::string_view kAbout =
      "shade a tetromino in each region: equal ones are apart";
  static constexpr bool kWinds = true;  // the tetrominoes
  using Answers = ShadedCells;

  static auto parts() {
    return std::tuple(BasePart{Regions{"regions", "no tetromino crosses them"}});
  }
  const Grid<int>& board() const { return room; }
  bool operator==(const LITS&) const = default;

  // What is missing comes after what is too much: a half-finished board always lacks some.
  Broken check(const Answer& shaded) const {
    const ShadedRegions regions(*this, shaded);
    if (Broken broken = regions.check_outside()) return broken;
    if (Broken broken = check_two_by_two(shaded, cols())) return broken;
    if (Broken broken = regions.check_too_many()) return broken;
    if (Broken broken = regions.check_equal()) return broken;
    if (Broken broken = check_connected(shaded, cols(), 1)) return broken;
    return regions.check_too_few();
  }

  // All rules but that of connected cells, which is not local.
  bool possible(const Answer& shaded, int cell) const {
    return !ends_two_by_two(shaded, cols(), cell) && ShadedRegions(*this, shaded).possible(cell);
  }

  static LITS random(Rng& rng, int rows, int cols);  // lits_generator.cpp
  static Generator<LITS> generator();
};

}  // namespace p2c
