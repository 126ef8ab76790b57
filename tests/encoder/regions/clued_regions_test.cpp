// Regions with a clue each: the models are the borders that the rules take, on all inputs of small
// boards, in every form; how strong; and which clauses are idle.
#include "encoder/regions/clued_regions.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "encoder/regions/rectangles.hpp"
#include "instances/answers/region_borders.hpp"
#include "instances/inner_edges.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/words/region_rules.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/regions/small_boards.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c {
namespace {

bool has_right_regions(const Grid<int>& clues, const Answer& borders) {
  return is_whole(borders) && regions_are_possible(clues, borders);
}

struct Board {
  Board(Grid<int> its_clues, const EncodeOptions& options) : clues(std::move(its_clues)) {
    borders = formula.fresh(InnerEdges{clues.rows, clues.cols}.size());
    for (std::size_t i = 0; i < borders.size(); i += 3) borders[i] = !borders[i];
    regions(formula, {clues, slots_from(0, borders), steps_from_clues(clues)}, options);
  }
  int edges() const { return static_cast<int>(borders.size()); }

  Grid<int> clues;
  Formula formula;
  Lits borders;
};

struct Tally {
  int good = 0;
  int inner = 0;  // a border with one region on both sides
  int too_much = 0;
  int without_clue = 0;
};

void count(const Grid<int>& clues, const Answer& borders, Tally& tally) {
  const Grid<int> within = regions_within(clues.rows, clues.cols, borders);
  if (check_inner_borders(borders, within)) ++tally.inner;
  for (const Island& region : regions_with_clues(clues, borders, within)) {
    if (is_too_much(clues, region)) ++tally.too_much;
    if (region.clue < 0) ++tally.without_clue;
  }
}

void compare(Grid<int> clues, const EncodeOptions& options, Tally& tally) {
  const Board board(std::move(clues), options);
  Propagator propagator(board.formula);
  for (int number = 0; number < power(2, board.edges()); ++number) {
    const Answer borders = borders_by_number(board.edges(), number);
    const bool good = has_right_regions(board.clues, borders);
    REQUIRE(satisfiable_under(propagator, full_input(board.borders, number)) == good);
    if (good) ++tally.good;
    count(board.clues, borders, tally);
  }
}

constexpr Connectivity kGraphs[] = {Connectivity::kLayers, Connectivity::kElimination,
                                    Connectivity::kPaper};
constexpr Cardinality kCounts[] = {Cardinality::kNetwork, Cardinality::kTotalizer,
                                   Cardinality::kDirect, Cardinality::kAuto};

// Each of a dozen boards in a row has another form.
EncodeOptions form_of(int k) { return {kGraphs[k % 3], kCounts[k % 4]}; }

TEST_CASE("regions: the models are the borders that the rules take") {
  Rng rng(1);
  Tally tally;
  for (int k = 0; k < 240; ++k) {
    const int rows = 1 + below(rng, 3);
    const int cols = 1 + below(rng, rows == 3 ? 2 : 4);
    compare(random_clues(rng, rows, cols), form_of(k), tally);
  }
  compare(Grid<int>(2, 2, kNoClue), {}, tally);
  CHECK(tally.good > 100);
  CHECK(tally.inner > 1'000);
  CHECK(tally.too_much > 1'000);
  CHECK(tally.without_clue > 1'000);
}

// Without the graphs, the two cells around the 1 in the middle would be one region.
TEST_CASE("regions: a region in two parts is refused, in every form") {
  for (int k = 0; k < 12; ++k) {
    Tally tally;
    Grid<int> clues(1, 5, kNoClue);
    clues[1] = 4;
    clues[2] = kUnknownClue;
    compare(clues, form_of(k), tally);
    CHECK(tally.good == 0);
    Grid<int> square(3, 3, kNoClue);
    square[0] = 4;
    square[4] = 5;
    compare(square, form_of(k), tally);
  }
}

TEST_CASE("regions: a cell that one clue reaches, and no other, is its") {
  Grid<int> clues(1, 4, kNoClue);
  clues[0] = 3;
  clues[3] = 1;
  const Board board(clues, {});
  const Propagator known(board.formula);
  CHECK(known.value(board.borders[0]) == -1);
  CHECK(known.value(board.borders[1]) == -1);
  CHECK(known.value(board.borders[2]) == 1);
}

TEST_CASE("regions: how much of what follows propagation finds") {
  Strength all;
  Rng rng(2);
  for (int k = 0; k < 40; ++k) {
    const Board board(random_clues(rng, 2, 3), form_of(k));
    const Strength its = strength(board.formula, board.borders, [&](int number) {
      return has_right_regions(board.clues, borders_by_number(board.edges(), number));
    });
    all.contradictions += its.contradictions;
    all.missed_contradictions += its.missed_contradictions;
    all.forced += its.forced;
    all.missed += its.missed;
  }
  MESSAGE(all.missed_contradictions << " of " << all.contradictions << " contradictions and "
                                    << all.missed << " of " << all.forced << " values are missed");
  CHECK(all.contradictions > 10'000);
  CHECK(100 * all.missed_contradictions < all.contradictions);
  CHECK(10 * all.missed < all.forced);
}

// Of two cells side by side, each of which any of the first three clues may have; the inputs are
// these owners and the border. Counts and graphs have tests of their own.
TEST_CASE("regions: no clause about owners and borders is idle") {
  Grid<int> clues(1, 6, kNoClue);
  for (const int clue : {0, 1, 2, 3}) clues[clue] = kUnknownClue;
  Formula formula;
  const Lits borders = formula.fresh(5);
  const Owners owners = regions(
      formula, {clues, slots_from(0, borders), {{0, 4, 5}, {1, 4, 5}, {2, 4, 5}, {3}}, true}, {});
  Lits inputs{borders[4]};
  for (std::size_t clue = 0; clue < 3; ++clue) {
    inputs.insert(inputs.end(), owners[clue].begin() + 1, owners[clue].end());
  }
  int clauses = 0;
  for (std::size_t c = 0; c < formula.size(); ++c) {
    const auto its = formula[c];
    if (std::any_of(its.begin(), its.end(), [](Lit x) { return x.variable() < 5; })) continue;
    ++clauses;
    CAPTURE(shown(Lits(its.begin(), its.end())));
    CHECK(is_missed(formula, c, inputs));
  }
  CHECK(clauses == 2 * 4 + 3 * 3);
}

}  // namespace
}  // namespace p2c
