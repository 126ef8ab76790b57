// LITS by hand: for each rule a board that keeps it, and one that breaks just this rule.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "instances/kind/any_generator.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::lits_test {
namespace {

std::string of(std::string_view board, std::string_view answer) {
  return verdict("lits", board, answer);
}

constexpr std::string_view kTwo = "3 4\n 1 1 2 2\n 1 1 2 2\n 1 1 2 2\n";

TEST_CASE("lits: a region has one tetromino") {
  CHECK(of(kTwo, "x x x -\n x - x x\n x - - x\n") == "ok");
  CHECK(of(kTwo, "x x x -\n x - x x\n x x - x\n") ==
        "the region of r1c1 has 5 shaded cells, not 4");
  CHECK(of(kTwo, "x x x -\n x - x x\n - - - x\n") ==
        "the region of r1c1 has 3 shaded cells, not 4");
  CHECK(of(kTwo, "x x - -\n x - - -\n x - - -\n") ==
        "the region of r1c3 has 0 shaded cells, not 4");
}

TEST_CASE("lits: the four shaded cells of a region are one piece") {
  CHECK(of("2 4\n 1 1 1 1\n 1 1 1 1\n", "x x x x\n - - - -\n") == "ok");
  CHECK(of("2 4\n 1 1 1 1\n 1 1 1 1\n", "x x - x\n x - - -\n") ==
        "the shaded cells of the region of r1c1 are in pieces");
}

TEST_CASE("lits: no 2 x 2 cells are all shaded") {
  CHECK(of("2 4\n 1 1 1 1\n 2 2 2 2\n", "x x x x\n x x x x\n") ==
        "broken rule: r1c1 to r2c2: the 2 x 2 cells are not all shaded");
  CHECK(of(kTwo, "x x x -\n x x x x\n - - - x\n") ==
        "broken rule: r1c1 to r2c2: the 2 x 2 cells are not all shaded");
}

TEST_CASE("lits: tetrominoes that share an edge are not equal, turned or mirrored as they may be") {
  CHECK(of("1 8\n 1 1 1 1 2 2 2 2\n", "x x x x x x x x\n") ==
        "r1c4 and r1c5 are in equal tetrominoes, which share an edge");
  CHECK(of(kTwo, "x x x x\n x - - x\n x - - x\n") ==
        "r1c2 and r1c3 are in equal tetrominoes, which share an edge");
  CHECK(of("4 4\n 1 1 2 2\n 1 1 2 2\n 1 1 2 2\n 1 1 2 2\n",
           "x - - x\n x - - x\n x x x x\n - - - -\n") ==
        "r3c2 and r3c3 are in equal tetrominoes, which share an edge");
}

TEST_CASE("lits: all shaded cells are connected") {
  CHECK(of(kTwo, "x x - x\n x - - x\n x - x x\n") ==
        "the shaded cells r1c1 and r1c4 are not connected");
}

TEST_CASE("lits: a cell in no region is not shaded, and without regions nothing is") {
  CHECK(of("1 5\n 1 1 1 1 @\n", "x x x x -\n") == "ok");
  CHECK(of("1 5\n 1 1 1 1 @\n", "x x x x x\n") ==
        "broken rule: r1c5 is in no region, so it is not shaded");
  CHECK(of("1 2\n @ @\n", "- -\n") == "ok");
}

TEST_CASE("lits: a region may be in two places") {
  CHECK(of("2 5\n 1 1 2 2 1\n 1 1 2 2 2\n", "x x x x -\n x - - x x\n") ==
        "the region of r1c1 has 3 shaded cells, not 4");
  CHECK(of("1 9\n 1 1 1 1 2 2 2 2 1\n", "x x x - x x x x x\n") ==
        "the shaded cells of the region of r1c1 are in pieces");
}

std::string written(std::string_view board, std::string_view format) {
  try {
    return write_document(read_document("lits\n" + std::string(board), "board"), format);
  } catch (const CannotCarry& error) {
    const std::string what = error.what();
    return what.substr(what.find("carry ") + 6);
  }
}

TEST_CASE("lits: what lines cannot say is refused") {
  CHECK(written("1 5\n 1 1 1 1 @\n", "puzzlink") == "a cell in no region, as r1c5");
  CHECK(written("1 5\n 1 1 2 1 1\n", "puzzlink") == "a region in two places, as the one of r1c4");
  CHECK(written("1 5\n 1 1 1 1 @\n", "pzprv3") == "a cell in no region, as r1c5");
  CHECK(written("1 5\n 1 1 1 1 2\n", "puzzlink") == "https://puzz.link/p?lits/5/1/2\n");
}

constexpr std::string_view kLine = "2 4\n 1 1 1 1\n 1 1 1 1\nline 1 2 1 3\n";

TEST_CASE("lits: a tetromino crosses no line, and a line is not what separates two of them") {
  CHECK(of(kLine, "x x x x\n - - - -\n") == "the shaded cells of the region of r1c1 are in pieces");
  CHECK(of(kLine, "- - - -\n x x x x\n") == "ok");
  CHECK(of(kLine, "x x - -\n - x x -\n") == "ok");
  CHECK(of("2 4\n 1 1 2 2\n 1 1 2 2\nline 1 1 2 1\n", "x x x x\n x x x x\n") ==
        "broken rule: r1c1 to r2c2: the 2 x 2 cells are not all shaded");
}

TEST_CASE("lits: a line inside a region is kept in every notation, and reported") {
  const Document read = read_document("https://puzz.link/p?lits/4/2/800", "url");
  CHECK(read.puzzle->print() == "lits\n2 4\n1 1 1 1\n1 1 1 1\nline 1 2 1 3\n");
  REQUIRE(read.warnings.size() == 1);
  CHECK(
      read.warnings[0] ==
      "url:1:30: 1 line has one room on both sides, the first at r1c2; no tetromino crosses them");
  CHECK(write_document(read, "puzzlink") == "https://puzz.link/p?lits/4/2/800\n");
  const std::string file = write_document(read, "pzprv3");
  CHECK(file.starts_with("pzprv3.1\nlits\n2\n4\n0 1 0 \n0 0 0 \n0 0 0 0 \n"));
  for (const std::string& text : {file, write_document(read, "json")}) {
    CHECK(read_document(text, "again").puzzle->print() == read.puzzle->print());
  }
}

TEST_CASE("lits: lines are turned with the board") {
  const AnyGenerator its = *generator_of(*find_kind("lits"));
  CHECK(its.transposed(*puzzle_of("lits", kLine))->print() ==
        "lits\n4 2\n1 1\n1 1\n1 1\n1 1\nline 2 1 3 1\n");
  CHECK(its.mirrored(*puzzle_of("lits", "1 3\n 1 1 1\nline 1 1 1 2\n"))->print() ==
        "lits\n1 3\n1 1 1\nline 1 2 1 3\n");
}

TEST_CASE("lits: the older body of URLs is a sign for each cell") {
  const Document read = read_document("https://puzz.link/p?lits/d/3/2/aababb", "url");
  CHECK(read.puzzle->print() == "lits\n2 3\n1 1 2\n1 2 2\n");
  CHECK(read.warnings.empty());
  CHECK(read_document("https://puzz.link/p?lits/d/3/1/aba", "url").puzzle->print() ==
        "lits\n1 3\n1 2 3\n");
  CHECK(error_of([] { read_document("https://puzz.link/p?lits/d/3/2/aabab", "url"); }) ==
        "url:1:37: expected a sign for each cell, got the end of the URL");
}

TEST_CASE("lits: errors have their places") {
  CHECK(error_of([] { puzzle_of("lits", "1 3\n 1 1\n"); }).starts_with("puzzle:2:"));
  CHECK(
      error_of([] { puzzle_of("lits", "1 2\n 1 1\n 1 1\n"); }).starts_with("puzzle:3:2: expected"));
  CHECK(error_of([] { puzzle_of("lits", "1 2\n 1 2\nline 1 1 1 2\n"); }) ==
        "puzzle:3:12: expected two cells of one region side by side, the smaller first, got "
        "r1c1-r1c2");
  CHECK(error_of([] {
          puzzle_of("lits", "1 2\n @ @\nline 1 1 1 2\n");
        }).starts_with("puzzle:3:12: expected two cells of one region"));
}

}  // namespace
}  // namespace p2c::lits_test
