// Line solving against all ways to lay out the blocks.
#include "instances/puzzles/nonogram/nonogram_lines.hpp"

#include <doctest/doctest.h>

#include <string>

#include "tests/board_count.hpp"
#include "tests/encoder/inputs.hpp"

namespace p2c {
namespace {

// The line as far as its clue determines it, or nothing when no layout fits. In `shift` cells more
// that are empty, so that a line crosses words.
template <int N>
std::string solved(const Nonogram::Clue& clue, std::string_view known, int shift) {
  KnownLine<N> line;
  line.empty = Bits<N>::first(shift);
  const int n = static_cast<int>(known.size());
  for (int i = 0; i < n; ++i) {
    const char cell = known[i];
    if (cell == 'x') line.filled.set(shift + i);
    if (cell == '-') line.empty.set(shift + i);
  }
  if (!LineSolver<N>().solve(clue, shift + n, line)) return {};
  CHECK((line.filled & line.empty).none());
  std::string text;
  for (int i = shift; i < shift + n; ++i) {
    text += line.filled.has(i) ? 'x' : line.empty.has(i) ? '-' : '?';
  }
  return text;
}

// The line with what all pictures that fit agree on; empty when none fits.
std::string by_brute_force(const Nonogram::Clue& clue, std::string_view known) {
  const int n = static_cast<int>(known.size());
  std::string common;
  for (int picture = 0; picture < (1 << n); ++picture) {
    std::vector<int> cells;
    std::string text;
    bool fits = true;
    for (int i = 0; i < n; ++i) {
      cells.push_back(picture >> i & 1);
      text += cells.back() == 1 ? 'x' : '-';
      const char given = known[i];
      fits = fits && (given == '?' || given == text.back());
    }
    if (!fits || !are_as_clued(blocks_of(cells), clue)) continue;
    if (common.empty()) common = text;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (common[i] != text[i]) common[i] = '?';
    }
  }
  return common;
}

void compare(const Nonogram::Clue& clue, const std::string& known) {
  const std::string expected = by_brute_force(clue, known);
  CAPTURE(known);
  CAPTURE(clue_text(clue));
  CHECK(solved<1>(clue, known, 0) == expected);
  CHECK(solved<2>(clue, known, 60) == expected);
}

}  // namespace

TEST_CASE(
    "a line solver fixes exactly what all layouts share: all clues and lines of a few cells") {
  const int kCells = deep_count(fewer_if_sanitized(7, 6), 7);
  const int lines = power(3, kCells);
  for (int picture = 0; picture < (1 << kCells); ++picture) {
    std::vector<int> cells;
    for (int i = 0; i < kCells; ++i) cells.push_back(picture >> i & 1);
    const Nonogram::Clue clue = blocks_of(cells);
    // Each clue comes up several times; spread the known cells over its pictures.
    for (int number = picture % 16; number < lines; number += 16) {
      std::string known;
      for (int i = 0, rest = number; i < kCells; ++i, rest /= 3) known += "?-x"[rest % 3];
      compare(clue, known);
    }
  }
}

TEST_CASE("a line solver with blocks of any length: all clues and known cells of short lines") {
  const int kCells = deep_count(fewer_if_sanitized(6, 5), 6);
  const int lines = power(3, kCells);
  for (int picture = 0; picture < (1 << kCells); ++picture) {
    std::vector<int> cells;
    for (int i = 0; i < kCells; ++i) cells.push_back(picture >> i & 1);
    Nonogram::Clue clue = blocks_of(cells);
    for (int open = 1; open < (1 << clue.size()); ++open) {
      Nonogram::Clue hidden = clue;
      for (std::size_t b = 0; b < clue.size(); ++b) {
        if ((open >> b & 1) != 0) hidden[b] = kAnyLength;
      }
      for (int number = 0; number < lines; ++number) {
        std::string known;
        for (int i = 0, rest = number; i < kCells; ++i, rest /= 3) known += "?-x"[rest % 3];
        compare(hidden, known);
      }
    }
  }
}

TEST_CASE("clues that do not fit have no layout") {
  compare({4, 4}, "????????");
  compare({9}, "????????");
  compare({}, "??x?");
}

TEST_CASE("a line without cells has one layout, of no blocks") {
  KnownLine<1> line;
  CHECK(LineSolver<1>().solve({}, 0, line));
  CHECK_FALSE(LineSolver<1>().solve({1}, 0, line));
}

TEST_CASE("blocks longer than any row of bits do not fit") {
  KnownLine<1> line;
  CHECK_FALSE(LineSolver<1>().solve({64}, 63, line));
  CHECK_FALSE(LineSolver<1>().solve({1'000'000}, 63, line));
  CHECK(LineSolver<1>().solve({63}, 63, line));
  CHECK(line.filled == Bits<1>::first(63));
}

// One row, every second cell filled.
Grid<int> stripes(int cells) {
  Grid<int> picture(1, cells);
  for (int i = 0; i < cells; i += 2) picture[i] = 1;
  return picture;
}

TEST_CASE("boards of every width of row are presolved alike, wider ones not at all") {
  for (const int cells : {63, 64, 127, 128, 511, 512, 4095}) {
    CAPTURE(cells);
    const Grid<int> picture = stripes(cells);
    const auto implied = Nonogram::of_picture(picture).presolve(nullptr);
    REQUIRE(implied);
    Answer answer(picture.cells.size(), kOpen);
    for (const auto& [slot, value] : implied->values) answer[slot] = value;
    CHECK(answer == picture.cells);
  }
  CHECK(Nonogram::of_picture(stripes(4096)).presolve(nullptr)->values == Givens());
}

TEST_CASE("all cells of a board that is too wide for line solving are open") {
  CHECK(Nonogram::of_picture(stripes(4095)).open_cells(nullptr).empty());
  const std::vector<int> open = Nonogram::of_picture(Grid<int>(2, 4096, 1)).open_cells(nullptr);
  REQUIRE(open.size() == 8192);
  CHECK(std::is_sorted(open.begin(), open.end()));
  CHECK(open.back() == 8191);
}

TEST_CASE("presolving decides what lines say, and sees when there is no answer") {
  TextReader in("2 3\n1\n2\n0\n2\n1\n", "f");
  const auto implied = Nonogram::parse(in).presolve(nullptr);
  REQUIRE(implied);
  CHECK(implied->values == Givens{{0, 1}, {1, 1}, {2, 0}, {3, 0}, {4, 1}, {5, 0}});
  TextReader open("2 2\n1\n1\n1\n1\n", "f");
  CHECK(Nonogram::parse(open).presolve(nullptr)->values == Givens());
  TextReader none("1 2\n1\n1\n1\n", "f");
  CHECK_FALSE(Nonogram::parse(none).presolve(nullptr));
  TextReader stopped("1 2\n1\n1\n1\n", "f");
  Stop stop;
  stop.request(Stop::kInterrupted);
  CHECK(Nonogram::parse(stopped).presolve(&stop)->values == Givens());
}

}  // namespace p2c
