// Line solving against all ways to lay out the blocks.
#include "instances/nonogram_lines.hpp"

#include <doctest/doctest.h>

#include <string>

namespace puzzle2cnf {
namespace {

std::vector<Cell> line_of(std::string_view text) {
  std::vector<Cell> line;
  for (const char c : text) {
    line.push_back(c == 'x' ? Cell::kFilled : c == '-' ? Cell::kEmpty : Cell::kUnknown);
  }
  return line;
}

std::string text_of(const std::vector<Cell>& line) {
  std::string text;
  for (const Cell cell : line)
    text += cell == Cell::kFilled ? 'x' : cell == Cell::kEmpty ? '-' : '?';
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
      const char given = known[static_cast<std::size_t>(i)];
      fits = fits && (given == '?' || given == text.back());
    }
    if (!fits || blocks_of(cells) != clue) continue;
    if (common.empty()) common = text;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (common[i] != text[i]) common[i] = '?';
    }
  }
  return common;
}

void compare(const Nonogram::Clue& clue, const std::string& known) {
  std::vector<Cell> line = line_of(known);
  const std::string expected = by_brute_force(clue, known);
  CAPTURE(known);
  CAPTURE(clue_text(clue));
  CHECK(solve_line(clue, line) == !expected.empty());
  if (!expected.empty()) CHECK(text_of(line) == expected);
}

bool never() { return false; }

}  // namespace

TEST_CASE("a line solver fixes exactly what all layouts share: all clues and lines of 7 cells") {
  constexpr int kCells = 7;
  int power = 1;
  for (int i = 0; i < kCells; ++i) power *= 3;
  for (int picture = 0; picture < (1 << kCells); ++picture) {
    std::vector<int> cells;
    for (int i = 0; i < kCells; ++i) cells.push_back(picture >> i & 1);
    const Nonogram::Clue clue = blocks_of(cells);
    // Each clue comes up several times; spread the known cells over its pictures.
    for (int number = picture % 16; number < power; number += 16) {
      std::string known;
      for (int i = 0, rest = number; i < kCells; ++i, rest /= 3) known += "?-x"[rest % 3];
      compare(clue, known);
    }
  }
}

TEST_CASE("clues that do not fit have no layout") {
  compare({4, 4}, "????????");
  compare({9}, "????????");
  compare({}, "??x?");
  compare({1}, "");
  std::vector<Cell> no_cells;
  CHECK(solve_line({}, no_cells));
}

TEST_CASE("presolving decides what lines say, and sees when there is no answer") {
  TextReader in("2 3\n1\n2\n0\n2\n1\n", "f");
  const auto givens = Nonogram::parse(in).presolve(never);
  REQUIRE(givens);
  CHECK(*givens == Givens{{0, 1}, {1, 1}, {2, 0}, {3, 0}, {4, 1}, {5, 0}});
  TextReader open("2 2\n1\n1\n1\n1\n", "f");
  CHECK(Nonogram::parse(open).presolve(never) == Givens());
  TextReader none("1 2\n1\n1\n1\n", "f");
  CHECK_FALSE(Nonogram::parse(none).presolve(never));
  TextReader stopped("1 2\n1\n1\n1\n", "f");
  CHECK(Nonogram::parse(stopped).presolve([] { return true; }) == Givens());
}

}  // namespace puzzle2cnf
