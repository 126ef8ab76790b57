// LITS: shade a tetromino in each region.
//
//   1  no 2 x 2 cells are all shaded
//   2  the shaded cells of a region are one tetromino: by rule 1 an L, I, T or S
//   3  tetrominoes of two regions that share an edge are not equal, turned or mirrored as they may
//      be
//   4  all shaded cells are connected
//
// A cell in no region is not shaded. A board without regions has one answer: nothing is shaded.
#pragma once

#include <array>
#include <string>
#include <tuple>

#include "instances/generator.hpp"
#include "instances/parts/described.hpp"
#include "instances/parts/regions.hpp"
#include "instances/parts/shaded_cells.hpp"

namespace p2c {

struct LITS : Described<LITS> {
  static constexpr std::string_view kName = "lits";
  static constexpr std::array<std::string_view, 1> kPids{"lits"};
  static constexpr std::string_view kAbout =
      "shade a tetromino in each region: equal ones are apart";
  static constexpr bool kWinds = true;  // the tetrominoes
  using Answers = ShadedCells;

  Grid<int> region;

  static auto parts() { return std::tuple(Part{&LITS::region, Regions{"regions"}}); }
  bool operator==(const LITS&) const = default;

  Broken check(const Answer& shaded) const;
  bool possible(const Answer& shaded, int cell) const;
  static LITS random(Rng& rng, int rows, int cols);  // lits_random.cpp
  static Generator<LITS> generator();

 private:
  /// Of each region its shaded cells, or as many of them as are in a beginning.
  using Shaded = std::vector<std::vector<int>>;
  Shaded shaded_by_region(const Answer& shaded) const;
  char shape(const std::vector<int>& cells) const;
  bool equal_across(const Shaded& regions, int a, int b) const;
  Broken check_too_many(const Shaded& regions) const;
  Broken check_equal(const Shaded& regions, const Answer& shaded) const;
  Broken check_too_few(const Shaded& regions) const;
};

}  // namespace p2c
