// Nurikabe by hand: for each rule a board that keeps it, and one that breaks just this rule.
#include "instances/kinds/nurikabe.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/described/kind_of_parts.hpp"
#include "instances/documents/document.hpp"
#include "instances/documents/registry.hpp"
#include "instances/kind/any_generator.hpp"
#include "instances/kinds/nurikabe_sea.hpp"
#include "tests/board_count.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

std::string of(std::string_view board, std::string_view answer) {
  return verdict("nurikabe", board, answer);
}

TEST_CASE("nurikabe: the shaded cells are connected") {
  CHECK(of("2 3\n 1 - -\n - - 2\n", "- x -\nx x -\n") == "ok");
  CHECK(of("2 3\n 4 - -\n - - -\n", "- - x\nx - -\n") ==
        "the shaded cells r1c3 and r2c1 are not connected");
}

TEST_CASE("nurikabe: no 2 x 2 cells are all shaded") {
  CHECK(of("3 2\n - -\n - -\n 2 -\n", "x x\nx x\n- -\n") ==
        "broken rule: r1c1 to r2c2: the 2 x 2 cells are not all shaded");
}

TEST_CASE("nurikabe: an island has one clue") {
  CHECK(of("1 3\n 1 - 1\n", "- x -\n") == "ok");
  CHECK(of("1 3\n 1 - -\n", "- x -\n") == "the island of r1c3 has no clue");
  CHECK(of("1 3\n 2 - ?\n", "- - -\n") == "r1c1 and r1c3 have clues, and are in one island");
}

TEST_CASE("nurikabe: an island has as many cells as its number") {
  CHECK(of("1 3\n - 2 -\n", "x - -\n") == "ok");
  CHECK(of("1 3\n - 2 -\n", "x - x\n") == "the shaded cells r1c1 and r1c3 are not connected");
  CHECK(of("1 3\n - - 2\n", "x x -\n") == "the island of r1c3 has 1 cell, but its clue is 2");
  CHECK(of("1 3\n - - 2\n", "- - -\n") == "the island of r1c3 has 3 cells, but its clue is 2");
  CHECK(of("1 3\n - - ?\n", "x - -\n") == "ok");
}

TEST_CASE("nurikabe: a cell with a clue is not shaded") {
  CHECK(of("1 2\n ? ?\n", "- x\n") == "r1c2 has a clue, and is shaded");
}

TEST_CASE("nurikabe: there may be no sea, and no island") {
  CHECK(of("1 2\n - 2\n", "- -\n") == "ok");
  CHECK(of("1 2\n - -\n", "x x\n") == "ok");
}

TEST_CASE("nurikabe: errors have their places") {
  const auto error = [](std::string_view board) {
    return error_of([&] { puzzle_of("nurikabe", board); });
  };
  CHECK(error("1 2\n - 0\n") ==
        "puzzle:2:4: expected '-', '?' or a number of cells from 1 to 10000000, got '0'");
  CHECK(error("1 2\n - 2 -\n").starts_with("puzzle:2:6: "));
  const auto in_file = [](const char* text) {
    return error_of([&] { read_document(text, "file"); });
  };
  CHECK(in_file("pzprv3\nnurikabe\n1\n2\n1 # \n# . \n") ==
        "file:6:1: expected the end of the file, got '#'");
}

TEST_CASE("nurikabe: clues of an answer are the sizes of its islands, in cells with clues first") {
  Rng rng(1);
  const BoardData board = board_of_text("nurikabe", "2 3\n ? - -\n - - -\n");
  const Answer shaded{0, 1, 0, 1, 1, 0};
  const BoardData clued = nurikabe_with_clues_of(board, shaded, rng);
  CHECK(clues_in(clued)[0] == 1);
  CHECK(clues_in(clued)[2] + clues_in(clued)[5] == 2 + kNoClue);
  CHECK(board_of(KindPtr(KindPtr(), find_kind("nurikabe")), clued)->check(shaded).value_or("ok") ==
        "ok");
}

TEST_CASE("nurikabe: a sea alone has islands of any size, as a whole and in its beginnings") {
  const PuzzlePtr board = puzzle_of("nurikabe", "2 3\n - - -\n - - -\n");
  const Answer shaded{0, 1, 0, 1, 1, 0};
  CHECK(board->check(shaded));
  CHECK(!board->possible(shaded, 5));
  const PuzzlePtr sea = generator_of(board->kind())->base(*board);
  CHECK(!sea->check(shaded));
  CHECK(sea->possible(shaded, 5));
  CHECK(sea->check({1, 1, 0, 1, 1, 0}) ==
        "broken rule: r1c1 to r2c2: the 2 x 2 cells are not all shaded");
  CHECK(!sea->possible({1, 1, 0, 1, 1, kOpen}, 4));
  CHECK(sea->check({1, 0, 1, 0, 0, 0}) == "the shaded cells r1c1 and r1c3 are not connected");
}

TEST_CASE(
    "nurikabe: random seas are connected, nearly all without 2 x 2 cells, with islands of a size") {
  Rng rng(1);
  int right = 0;
  int full = 0;  // as large as islands may be
  for (int i = 0; i < 300; ++i) {
    const int rows = 1 + below(rng, 12);
    const int cols = 1 + below(rng, 12);
    const int largest = 1 + below(rng, 9);
    const Answer shaded = random_sea(rng, rows, cols, largest, 60);
    const BoardData board = nurikabe_with_clues_of(board_without_clues(rows, cols), shaded, rng);
    const PuzzlePtr puzzle = board_of(KindPtr(KindPtr(), find_kind("nurikabe")), board);
    INFO(puzzle->print());
    const std::string verdict = puzzle->check(shaded).value_or("ok");
    CHECK((verdict == "ok" || verdict.ends_with("the 2 x 2 cells are not all shaded")));
    if (verdict == "ok") ++right;
    const std::vector<int>& sizes = clues_in(board).cells;
    if (*std::max_element(sizes.begin(), sizes.end()) == largest) ++full;
  }
  CHECK(right >= least_drawn(270));
  CHECK(full >= least_drawn(60));
}

}  // namespace
}  // namespace p2c
