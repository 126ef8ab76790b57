// Regions around dots: which cells a dot reaches, and clauses on borders in every form.
#include "encoder/regions/symmetric_regions.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/answers/region_borders.hpp"
#include "instances/inner_edges.hpp"
#include "instances/planted/symmetric_areas.hpp"
#include "instances/words/region_rules.hpp"
#include "tests/encoder/explaining.hpp"
#include "tests/encoder/regions/small_boards.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c::symmetric_regions_test {
namespace {

// Each region has one dot and all that touches it, and is its image.
bool is_good(const Dots& dots, const Answer& borders) {
  const Grid<int> regions = regions_within(dots.rows(), dots.cols(), borders);
  if (check_inner_borders(borders, regions)) return false;
  std::vector<int> count(regions.cells.size(), 0);
  for (const HalfPlace& place : dots.places()) {
    const int region = regions[place.cells(dots.cols())[0]];
    ++count[region];
    for (const int cell : place.cells(dots.cols())) {
      if (regions[cell] != region) return false;
    }
    for (int cell = 0; cell < regions.size(); ++cell) {
      const int image = place.image(cell, dots.rows(), dots.cols());
      if (regions[cell] == region && (image < 0 || regions[image] != region)) return false;
    }
  }
  return std::all_of(regions.cells.begin(), regions.cells.end(),
                     [&](int region) { return count[region] == 1; });
}

Dots random_dots(Rng& rng, int rows, int cols) {
  Dots dots = dots_of_areas(rng, rows, cols, 1 + below(rng, 6));
  if (chance(rng, 25)) dots.at[below(rng, dots.at.size())] = chance(rng, 50) ? kNoClue : 1;
  return dots;
}

Lits state(Formula& formula, const Dots& dots, Connectivity form) {
  const Lits borders = formula.fresh(InnerEdges{dots.rows(), dots.cols()}.size());
  EncodeOptions options;
  options.connectivity = form;
  symmetric_regions(formula, {dots, slots_from(0, borders)}, options);
  return borders;
}

int compare(const Dots& dots, Connectivity form, Formula&& formula) {
  const Lits borders = state(formula, dots, form);
  const int edges = static_cast<int>(borders.size());
  Propagator propagator(formula);
  int found = 0;
  for (int number = 0; number < power(2, edges); ++number) {
    const bool good = is_good(dots, borders_by_number(edges, number));
    REQUIRE(satisfiable_under(propagator, full_input(borders, number)) == good);
    found += good ? 1 : 0;
  }
  return found;
}

TEST_CASE("symmetric regions: with a dot each, in every form") {
  Rng rng(4);
  int good_ones = 0;
  for (int k = 0; k < 60; ++k) {
    const int rows = 1 + below(rng, 3);
    const Dots dots = random_dots(rng, rows, 1 + below(rng, rows == 3 ? 2 : 3));
    good_ones += compare(dots, Connectivity::kLayers, Formula());
    good_ones += compare(dots, Connectivity::kElimination, Formula());
    good_ones += compare(dots, Connectivity::kLayers, ExplainingFormula());
  }
  CHECK(good_ones > 100);
}

TEST_CASE("symmetric regions: how much of what follows propagation finds") {
  Strength all;
  Rng rng(5);
  for (int k = 0; k < 20; ++k) {
    const Dots dots = dots_of_areas(rng, 2, 3, 1 + below(rng, 6));
    Formula formula;
    const Lits borders = state(formula, dots, Connectivity::kLayers);
    const Strength its = strength(formula, borders, [&](int number) {
      return is_good(dots, borders_by_number(static_cast<int>(borders.size()), number));
    });
    all.missed_contradictions += its.missed_contradictions;
    all.forced += its.forced;
    all.missed += its.missed;
  }
  MESSAGE(all.missed_contradictions, " contradictions and ", all.missed, " of ", all.forced,
          " values are missed");
  CHECK(all.forced > 10'000);
  CHECK(all.missed == 0);
}

TEST_CASE("symmetric regions: a dot reaches what its image reaches, too") {
  Dots dots = PlaceDots::blank(1, 6);
  dots.at(0, 3) = 1;   // between the second cell and the third
  dots.at(0, 10) = 1;  // in the last one
  Formula formula;
  std::vector<int> owner{-1, 0, 0, -1, -1, 1};
  const auto reach = reach_of_dots(dots, owner, false, formula);
  CHECK(reach[0] == std::vector{0, 1, 2, 3});
  CHECK(reach[1] == std::vector{5});
  CHECK(owner == std::vector{-1, 0, 0, -1, -1, 1});
  reach_of_dots(dots, owner, true, formula);
  CHECK(owner == std::vector{0, 0, 0, 0, -1, 1});
}

}  // namespace
}  // namespace p2c::symmetric_regions_test
