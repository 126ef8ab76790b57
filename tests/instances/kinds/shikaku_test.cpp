// Shikaku by hand: for each rule a board that keeps it, and one that breaks just this rule. An
// answer is rows of regions.
#include "instances/kinds/shikaku.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/answers/region_borders.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/documents/registry.hpp"
#include "instances/kinds/shikaku_cuts.hpp"
#include "tests/board_count.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::shikaku_test {
namespace {

std::string of(std::string_view board, std::string_view answer) {
  return verdict("shikaku", board, answer);
}

TEST_CASE("shikaku: each region is a rectangle") {
  CHECK(of("2 3\n 4 - 2\n - - -\n", "1 1 2\n1 1 2\n") == "ok");
  CHECK(of("2 3\n 3 - 3\n - - -\n", "1 1 2\n1 2 2\n") == "the region of r1c1 is no rectangle");
  CHECK(of("3 3\n 8 - -\n - 1 -\n - - -\n", "1 1 1\n1 2 1\n1 1 1\n") ==
        "the region of r1c1 is no rectangle");
}

TEST_CASE("shikaku: no region has two clues") {
  CHECK(of("1 4\n 2 - - 2\n", "1 1 2 2\n") == "ok");
  CHECK(of("1 4\n 4 - - 4\n", "1 1 1 1\n") == "r1c1 and r1c4 have clues, and are in one region");
  CHECK(of("1 4\n ? - - ?\n", "1 1 1 1\n") == "r1c1 and r1c4 have clues, and are in one region");
}

TEST_CASE("shikaku: each region has a clue") {
  CHECK(of("1 4\n 2 - - -\n", "1 1 2 2\n") == "the region of r1c3 has no clue");
}

TEST_CASE("shikaku: a number is that of the cells of its region") {
  CHECK(of("1 4\n 3 - - ?\n", "1 1 1 2\n") == "ok");
  CHECK(of("1 4\n 3 - - ?\n", "1 1 2 2\n") == "the region of r1c1 has 2 cells, but its clue is 3");
  CHECK(of("1 4\n ? - - 1\n", "1 1 2 2\n") == "the region of r1c4 has 2 cells, but its clue is 1");
  CHECK(of("1 4\n ? - - ?\n", "1 1 2 2\n") == "ok");
}

TEST_CASE("shikaku: a border has two regions") {
  const auto puzzle = puzzle_of("shikaku", "2 2\n 4 -\n - -\n");
  CHECK_FALSE(puzzle->check({0, 0, 0, 0}));
  CHECK(puzzle->check({1, 0, 0, 0}) == "the border r1c1|r1c2 has one region on both sides");
}

TEST_CASE("shikaku: one cell, and no borders at all") {
  CHECK(of("1 1\n 1\n", "1\n") == "ok");
  CHECK(of("1 1\n 2\n", "1\n") == "the region of r1c1 has 1 cell, but its clue is 2");
  CHECK(of("1 1\n -\n", "1\n") == "the region of r1c1 has no clue");
  CHECK(of("2 2\n 4 -\n - -\n", "1 1\n1 1\n") == "ok");
}

TEST_CASE("shikaku: errors have their places") {
  const auto board_error = [](std::string_view board) {
    return error_of([&] { puzzle_of("shikaku", board); });
  };
  CHECK(board_error("1 2\n - 0\n") ==
        "puzzle:2:4: expected '-', '?' or a number of cells from 1 to 10000000, got '0'");
}

TEST_CASE("shikaku: beginnings that no answer has") {
  const auto puzzle = puzzle_of("shikaku", "2 3\n 2 - 2\n 2 - -\n");
  const auto may_begin = [&](Answer borders) {
    const int last = static_cast<int>(borders.size()) - 1;
    borders.resize(7, kOpen);
    return puzzle->possible(borders, last);
  };
  CHECK(may_begin({0, 1}));
  CHECK_FALSE(may_begin({0, 0}));              // three cells of two clues
  CHECK_FALSE(may_begin({1, 1}));              // one cell of 2
  CHECK_FALSE(may_begin({0, 1, 1, 0, 0, 0}));  // the border turns at a corner
  CHECK(may_begin({0, 1, 1, 1, 0, 0, 1}));
}

TEST_CASE("shikaku: a board that is cut into rectangles gets clues that fit") {
  Rng rng(1);
  int large_ones = 0;
  for (int i = 0; i < 300; ++i) {
    const int rows = 1 + below(rng, 12);
    const int cols = 1 + below(rng, 12);
    Grid<int> regions(rows, cols, -1);
    cut_into_rectangles(regions, -1, 0, 1 + below(rng, 20), rng);
    const Answer borders = borders_between(regions);
    const BoardData board = shikaku_with_clues_of(board_without_clues(rows, cols), borders, rng);
    const PuzzlePtr puzzle = board_of(KindPtr(KindPtr(), find_kind("shikaku")), board);
    INFO(puzzle->print());
    CHECK(puzzle->check(borders).value_or("ok") == "ok");
    const std::vector<int>& sizes = clues_in(board).cells;
    if (*std::max_element(sizes.begin(), sizes.end()) > 9) ++large_ones;
  }
  CHECK(large_ones >= least_drawn(50));
}

TEST_CASE("shikaku: clues stay where they are when they get other numbers") {
  Rng rng(1);
  const BoardData board = board_of_text("shikaku", "2 2\n - ?\n ? -\n");
  const Answer borders = borders_between(regions_within(2, 2, {0, 1, 1, 0}));
  CHECK(shikaku_with_clues_of(board, borders, rng) == board_of_text("shikaku", "2 2\n- 2\n2 -\n"));
}

}  // namespace
}  // namespace p2c::shikaku_test
