// Rectangles: which there are, and clauses on borders that all regions are some.
#include "encoder/regions/rectangles.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "encoder/regions/rectangle_rules.hpp"
#include "instances/answers/region_borders.hpp"
#include "instances/inner_edges.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/words/region_rules.hpp"
#include "tests/encoder/explaining.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/regions/small_boards.hpp"
#include "tests/encoder/strength.hpp"
#include "tests/instances/stop_after.hpp"

namespace p2c::rectangles_test {
namespace {

// Of regions, no border of which has one of them on both sides.
bool are_rectangles(int rows, int cols, const Answer& borders) {
  const Grid<int> regions = regions_within(rows, cols, borders);
  return !check_inner_borders(borders, regions) && !check_rectangles(regions);
}

TEST_CASE("straight borders: the models are all ways to cut a board into rectangles") {
  const std::vector<std::pair<std::pair<int, int>, int>> counts{
      {{1, 1}, 1}, {{1, 4}, 8}, {{2, 2}, 8}, {{3, 2}, 34}, {{2, 4}, 148}, {{3, 3}, 322}};
  for (const auto& [size, count] : counts) {
    const auto [rows, cols] = size;
    Formula formula;
    const Lits borders = formula.fresh(InnerEdges{rows, cols}.size());
    straight_borders(formula, slots_from(0, borders), rows, cols);
    Propagator propagator(formula);
    int found = 0;
    for (int number = 0; number < power(2, static_cast<int>(borders.size())); ++number) {
      const bool good =
          are_rectangles(rows, cols, borders_by_number(static_cast<int>(borders.size()), number));
      REQUIRE(satisfiable_under(propagator, full_input(borders, number)) == good);
      if (good) ++found;
    }
    CHECK(found == count);
  }
}

TEST_CASE("straight borders: at one corner arc consistent, and without idle clauses") {
  Formula formula;
  const Lits borders = formula.fresh(4);
  straight_borders(formula, slots_from(0, borders), 2, 2);
  const Strength its = strength(formula, borders, [](int number) {
    return are_rectangles(2, 2, borders_by_number(4, number));
  });
  CHECK(its.missed_contradictions == 0);
  CHECK(its.missed == 0);
  CHECK(idle_clauses(formula, 4).empty());
}

// By looking at each cell of each pair of corners.
std::vector<Rectangle> rectangles_by_hand(const Grid<int>& clues, int clue) {
  std::vector<Rectangle> all;
  for (int from = 0; from < clues.size(); ++from) {
    for (int to = from; to < clues.size(); ++to) {
      const Rectangle its{from / clues.cols, from % clues.cols, to / clues.cols, to % clues.cols};
      if (its.left > its.right) continue;
      std::set<int> clued;
      int cells = 0;
      for (int i = 0; i < clues.size(); ++i) {
        const int r = i / clues.cols;
        const int c = i % clues.cols;
        if (r < its.top || r > its.bottom || c < its.left || c > its.right) continue;
        ++cells;
        if (clues[i] != kNoClue) clued.insert(i);
      }
      if (clued == std::set{clue} && (clues[clue] < 0 || clues[clue] == cells)) all.push_back(its);
    }
  }
  return all;
}

std::set<std::vector<int>> as_set(const std::vector<Rectangle>& all) {
  std::set<std::vector<int>> set;
  for (const Rectangle& its : all) set.insert({its.top, its.left, its.bottom, its.right});
  return set;
}

TEST_CASE("rectangles: a stop is asked for at each clue") {
  Grid<int> clues(3, 3, kNoClue);
  clues[0] = clues[4] = 2;
  clues[8] = kUnknownClue;
  CountingSink sink;
  const StopAfter all(3);
  sink.stop_with(&all);
  CHECK(rectangles_from_clues(clues, &sink).size() == 3);
  CHECK(all.left() == 0);
  const StopAfter two(2);
  sink.stop_with(&two);
  CHECK_THROWS_AS(rectangles_from_clues(clues, &sink), Stopped);
}

TEST_CASE("rectangles: those of a clue, and the cells that they reach") {
  Rng rng(1);
  for (int k = 0; k < 200; ++k) {
    const Grid<int> clues = random_clues(rng, 1 + below(rng, 5), 1 + below(rng, 5));
    const auto reach = rectangles_from_clues(clues);
    std::size_t next = 0;
    for (int clue = 0; clue < clues.size(); ++clue) {
      if (clues[clue] == kNoClue) continue;
      const std::vector<Rectangle> all = rectangles_by_hand(clues, clue);
      CHECK(as_set(rectangles_with(clues, clue)) == as_set(all));
      std::set<int> cells{clue};
      for (const Rectangle& its : all) {
        for (int r = its.top; r <= its.bottom; ++r) {
          for (int c = its.left; c <= its.right; ++c) cells.insert(clues.index(r, c));
        }
      }
      CHECK(reach[next][0] == clue);
      CHECK(std::set<int>(reach[next].begin(), reach[next].end()) == cells);
      ++next;
    }
  }
}

// All of the clauses: with graphs, with clauses that join in their place, or as rules.
enum class Form { kGraphs, kJoined, kRules };

Lits state(Formula& formula, const Grid<int>& clues, Form form) {
  const Lits borders = formula.fresh(InnerEdges{clues.rows, clues.cols}.size());
  if (form == Form::kRules) {
    rectangle_rules(formula, clues, slots_from(0, borders));
  } else {
    const CluedRegions board{clues, slots_from(0, borders), rectangles_from_clues(clues),
                             form == Form::kJoined};
    straight_borders(formula, slots_from(0, borders), clues.rows, clues.cols);
    const Owners owners = regions(formula, board, {});
    if (form == Form::kJoined) towards_clues(formula, board, owners);
  }
  return borders;
}

bool is_good(const Grid<int>& clues, const Answer& borders) {
  return are_rectangles(clues.rows, clues.cols, borders) && regions_are_possible(clues, borders);
}

void compare(const Grid<int>& clues, Form form, Formula&& formula, int& good_ones) {
  const Lits borders = state(formula, clues, form);
  const int edges = static_cast<int>(borders.size());
  Propagator propagator(formula);
  for (int number = 0; number < power(2, edges); ++number) {
    const bool good = is_good(clues, borders_by_number(edges, number));
    REQUIRE(satisfiable_under(propagator, full_input(borders, number)) == good);
    if (good) ++good_ones;
  }
}

TEST_CASE("rectangles: with a clue each, in every form") {
  Rng rng(2);
  int good_ones = 0;
  for (int k = 0; k < 150; ++k) {
    const int rows = 1 + below(rng, 3);
    const Grid<int> clues = random_clues(rng, rows, 1 + below(rng, rows == 3 ? 2 : 4));
    compare(clues, Form::kGraphs, Formula(), good_ones);
    compare(clues, Form::kJoined, Formula(), good_ones);
    compare(clues, Form::kRules, ExplainingFormula(), good_ones);
  }
  CHECK(good_ones > 120);
}

TEST_CASE("rectangles: how much of what follows propagation finds") {
  for (const Form form : {Form::kGraphs, Form::kJoined}) {
    Strength all;
    Rng rng(3);
    for (int k = 0; k < 40; ++k) {
      const Grid<int> clues = random_clues(rng, 2, 3);
      Formula formula;
      const Lits borders = state(formula, clues, form);
      const Strength its = strength(formula, borders, [&](int number) {
        return is_good(clues, borders_by_number(static_cast<int>(borders.size()), number));
      });
      all.missed_contradictions += its.missed_contradictions;
      all.forced += its.forced;
      all.missed += its.missed;
    }
    MESSAGE(all.missed_contradictions, " contradictions and ", all.missed, " of ", all.forced,
            " values are missed");
    CHECK(all.forced > 1'000);
    CHECK(100 * all.missed < all.forced);
  }
}

}  // namespace
}  // namespace p2c::rectangles_test
