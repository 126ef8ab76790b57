// Slitherlink by hand: for each rule a board that keeps it, and one that breaks just this rule. An
// answer is written one line a line: row column, row column of its vertices, 1.
#include "instances/kinds/slitherlink.hpp"

#include <doctest/doctest.h>

#include "instances/described/kind_of_parts.hpp"
#include "instances/documents/registry.hpp"
#include "instances/planted/plane_parts.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::slitherlink_test {
namespace {

std::string of(std::string_view board, std::string_view answer) {
  return verdict("slitherlink", board, answer);
}

std::string board_error(std::string_view board) {
  return error_of([&] { puzzle_of("slitherlink", board); });
}

std::string answer_error(std::string_view answer) {
  return error_of([&] { answer_of(*puzzle_of("slitherlink", "1 2\n - -\n"), answer); });
}

// Around the first cell of a row; around the third.
constexpr std::string_view kFirst = "1 1 1 2 1\n1 1 2 1 1\n1 2 2 2 1\n2 1 2 2 1\n";
constexpr std::string_view kThird = "1 3 1 4 1\n1 3 2 3 1\n1 4 2 4 1\n2 3 2 4 1\n";
// Around two cells side by side.
constexpr std::string_view kBoth =
    "1 1 1 2 1\n1 2 1 3 1\n1 1 2 1 1\n1 3 2 3 1\n2 1 2 2 1\n2 2 2 3 1\n";

TEST_CASE("slitherlink: lines form a loop without loose ends") {
  CHECK(of("1 2\n - -\n", kFirst) == "ok");
  CHECK(of("1 2\n - -\n", "1 1 1 2 1\n1 1 2 1 1\n1 2 2 2 1\n") == "a line ends at v2.1");
}

TEST_CASE("slitherlink: the loop does not branch") {
  CHECK(of("1 2\n - -\n", kBoth) == "ok");
  CHECK(of("1 2\n - -\n", std::string(kBoth) + "1 2 2 2 1\n") == "the loop branches at v1.2");
}

TEST_CASE("slitherlink: there is one loop, and not two") {
  CHECK(of("1 3\n - - -\n", kThird) == "ok");
  CHECK(of("1 3\n - - -\n", std::string(kFirst) + std::string(kThird)) ==
        "the lines v1.1-v1.2 and v1.3-v1.4 are in different loops");
}

TEST_CASE("slitherlink: there is a loop") {
  CHECK(of("1 1\n -\n", kFirst) == "ok");
  CHECK(of("1 1\n -\n", "") == "there is no loop");
}

TEST_CASE("slitherlink: a cell with a number has so many lines around it") {
  CHECK(of("1 2\n 4 1\n", kFirst) == "ok");
  CHECK(of("1 2\n 4 2\n", kFirst) == "r1c2: 2 lines around it: found 1");
  CHECK(of("1 2\n 4 0\n", kFirst) == "r1c2: 0 lines around it: found 1");
  CHECK(of("1 2\n ? -\n", kFirst) == "ok");
}

TEST_CASE("slitherlink: with every-vertex the loop visits each vertex") {
  CHECK(of("1 2\n - -\n every-vertex\n", kBoth) == "ok");
  CHECK(of("1 2\n - -\n every-vertex\n", kFirst) == "the loop does not visit v1.3");
}

TEST_CASE("slitherlink: what is missing is said last") {
  CHECK(of("1 2\n 3 3\n", "1 1 1 2 1\n") == "r1c1: 3 lines around it: found 1");
  CHECK(of("1 2\n 1 -\n", "1 1 1 2 1\n") == "a line ends at v1.1");
  CHECK(of("1 2\n 0 3\n", "1 1 1 2 1\n") == "r1c1: 0 lines around it: found 1");
}

TEST_CASE("slitherlink: errors have their places") {
  CHECK(board_error("1 2\n - 5\n") ==
        "puzzle:2:4: expected '-', '?' or a number of lines from 0 to 4, got '5'");
  CHECK(board_error("1 2\n - 3\n every\n") ==
        "puzzle:3:2: expected 'given' or the end of the file after a 1 x 2 board (line 1), got "
        "'every'");
  CHECK(answer_error("1 1 2 2 1\n") ==
        "answer:1:7: expected two vertices side by side, got v1.1-v2.2");
  CHECK(answer_error("1 2 1 1 1\n") == "answer:1:7: expected the smaller end first, got v1.2-v1.1");
  CHECK(answer_error("1 1 1 2 1\n1 1 1 2 1\n") ==
        "answer:2:7: expected each line once, got v1.1-v1.2 again");
  CHECK(answer_error("1 1 1 2 2\n") == "answer:1:9: expected a number from 1 to 1, got '2'");
}

TEST_CASE("slitherlink: a random part of a board is bounded by one loop that fits its clues") {
  Rng rng(1);
  int long_ones = 0;
  for (int i = 0; i < 300; ++i) {
    const int rows = 1 + below(rng, 12);
    const int cols = 1 + below(rng, 12);
    const Grid<char> part = random_part(rng, rows, cols, below(rng, 101));
    const Answer lines = bound_of(part);
    const PuzzlePtr puzzle = board_of(KindPtr(KindPtr(), find_kind("slitherlink")),
                                      {rows, cols, {slitherlink_clues(rows, cols, lines), false}});
    INFO(puzzle->print());
    CHECK(puzzle->check(lines).value_or("ok") == "ok");
    if (std::count(lines.begin(), lines.end(), 1) > rows * cols / 2) ++long_ones;
  }
  CHECK(long_ones > 100);
}

}  // namespace
}  // namespace p2c::slitherlink_test
