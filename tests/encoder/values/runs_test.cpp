// Blocks on a line: the models are the pictures with these blocks.
#include "encoder/values/runs.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <optional>

#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::runs_test {
namespace {

using Blocks = std::vector<int>;

Blocks blocks_of(int picture, int cells) {
  Blocks blocks;
  bool inside = false;
  for (int i = 0; i < cells; ++i) {
    const bool filled = (picture >> i & 1) != 0;
    if (filled && !inside) blocks.push_back(0);
    if (filled) ++blocks.back();
    inside = filled;
  }
  return blocks;
}

// All lists of lengths whose sum is at most `left`, that fit on a line or not.
void all_clues(int left, Blocks& start, std::vector<Blocks>& all) {
  all.push_back(start);
  for (int length = 1; length <= left; ++length) {
    start.push_back(length);
    all_clues(left - length, start, all);
    start.pop_back();
  }
}

std::string shown(const Blocks& blocks) {
  std::string text;
  for (const int length : blocks) text += " " + std::to_string(length);
  return text;
}

// A line with this clue; its cells are variables in either sign.
struct Line {
  Line(int n, const Blocks& blocks) : cells(formula.fresh(n)) {
    for (std::size_t i = 0; i < cells.size(); i += 2) cells[i] = !cells[i];
    blocks_on_line(formula, cells, blocks);
    propagator.emplace(formula);
  }

  Formula formula;
  Lits cells;
  std::optional<Propagator> propagator;
};

// Empty when exactly the pictures with these blocks are models; counts them.
std::string wrong_picture(int n, const Blocks& clue, int& right) {
  Line line(n, clue);
  for (int picture = 0; picture < power(2, n); ++picture) {
    const bool expected = blocks_of(picture, n) == clue;
    right += expected ? 1 : 0;
    if (satisfiable_under(*line.propagator, full_input(line.cells, picture)) == expected) continue;
    return std::to_string(n) + " cells, clue" + shown(clue) + ", picture " +
           std::to_string(picture);
  }
  return {};
}

TEST_CASE("lines of up to 8 cells: each picture belongs to one clue, and to its own") {
  for (int n = 0; n <= 8; ++n) {
    Blocks start;
    std::vector<Blocks> clues;
    all_clues(n + 1, start, clues);
    int right = 0;
    for (const Blocks& clue : clues) CHECK(wrong_picture(n, clue, right) == "");
    CHECK(right == power(2, n));
  }
}

TEST_CASE("a clue that is too long for its line is a contradiction at once") {
  constexpr int kHuge = std::numeric_limits<int>::max();
  for (const Blocks& clue : {Blocks{4}, Blocks{1, 2}, Blocks{1, 1, 1}, Blocks{kHuge},
                             Blocks{kHuge, kHuge}, Blocks{kHuge, kHuge, kHuge}}) {
    Line line(3, clue);
    CHECK_FALSE(line.propagator->assume({}));
    CHECK(line.formula.size() == 1);
  }
}

TEST_CASE("blocks with too many starts are refused before memory is taken") {
  CountingSink sink;
  const Lits cells = sink.fresh(100'000);
  const Blocks clue(30'000, 1);  // each may start at 40,002 cells
  CHECK_THROWS_WITH_AS(blocks_on_line(sink, cells, clue),
                       "the blocks of a line need 1200030000 variables, at most 1073741824 are "
                       "possible",
                       TooLarge);
  CHECK(sink.variables() == 100'000);
}

// What follows from nothing, as a picture: '#' filled, '.' empty, '?' open.
std::string propagated(int n, const Blocks& clue, const std::string& known = "") {
  Line line(n, clue);
  Lits input;
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (known[i] != '?') input.push_back(known[i] == '#' ? line.cells[i] : !line.cells[i]);
  }
  if (!line.propagator->assume(input)) return "conflict";
  std::string picture;
  for (const Lit cell : line.cells) {
    const int value = line.propagator->value(cell);
    picture += value > 0 ? '#' : (value < 0 ? '.' : '?');
  }
  return picture;
}

TEST_CASE("propagation on a line finds what a person finds first") {
  CHECK(propagated(5, {}) == ".....");
  CHECK(propagated(5, {5}) == "#####");
  CHECK(propagated(5, {2, 2}) == "##.##");
  CHECK(propagated(5, {3}) == "??#??");
  CHECK(propagated(8, {4, 2}) == "?###??#?");
  CHECK(propagated(8, {2, 1}, "??#?????") == ".?#?????");
}

// What a perfect line solver finds, and how much of it propagation misses.
struct Strength {
  int contradictions = 0;
  int missed_contradictions = 0;
  int forced = 0;
  int missed = 0;
};

// The pictures of a clue that agree with an input of the cells.
std::vector<int> pictures_with(const Line& line, const std::vector<int>& pictures,
                               const Lits& input) {
  std::vector<int> left;
  for (const int picture : pictures) {
    const Lits full = full_input(line.cells, picture);
    const bool agrees = std::all_of(input.begin(), input.end(), [&](Lit x) {
      return std::find(full.begin(), full.end(), x) != full.end();
    });
    if (agrees) left.push_back(picture);
  }
  return left;
}

void compare(const Lits& cells, const Propagator& propagator, const std::vector<int>& left,
             bool kept, Strength& strength) {
  if (left.empty()) {
    ++strength.contradictions;
    strength.missed_contradictions += kept ? 1 : 0;
    return;
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto filled =
        std::count_if(left.begin(), left.end(), [&](int picture) { return picture >> i & 1; });
    if (filled != 0 && filled != static_cast<long>(left.size())) continue;
    ++strength.forced;
    strength.missed += propagator.value(cells[i]) == (filled != 0 ? 1 : -1) ? 0 : 1;
  }
}

TEST_CASE("propagation finds nearly all that a perfect line solver finds") {
  Strength strength;
  for (int n = 1; n <= 6; ++n) {
    std::map<Blocks, std::vector<int>> pictures;
    for (int picture = 0; picture < power(2, n); ++picture) {
      pictures[blocks_of(picture, n)].push_back(picture);
    }
    for (const auto& [clue, own] : pictures) {
      Line line(n, clue);
      const std::size_t start = line.propagator->mark();
      for (int number = 0; number < power(3, n); ++number) {
        const Lits input = partial_input(line.cells, number);
        const bool kept = line.propagator->assume(input);
        compare(line.cells, *line.propagator, pictures_with(line, own, input), kept, strength);
        line.propagator->undo(start);
      }
    }
  }
  CHECK(strength.contradictions == 14'955);
  CHECK(strength.missed_contradictions == 0);
  CHECK(strength.forced == 22'452);
  CHECK(strength.missed <= 30);
}

// A line of which some cells are constants: the ternary digits of the number say which.
struct KnownLine {
  KnownLine(int n, const Blocks& blocks, int number) : cells(formula.fresh(n)) {
    known = partial_input(cells, number);
    for (const Lit x : known) cells[x.variable() - 1] = x.positive() ? kTrue : kFalse;
    before = formula.variables();
    blocks_on_line(formula, cells, blocks);
  }
  // All that the clauses accept.
  std::vector<int> pictures(Propagator& propagator) const {
    std::vector<int> accepted;
    for (int picture = 0; picture < power(2, static_cast<int>(cells.size())); ++picture) {
      Lits input;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] == kTrue || cells[i] == kFalse) continue;
        input.push_back((picture >> i & 1) != 0 ? cells[i] : !cells[i]);
      }
      if (agrees(picture) && satisfiable_under(propagator, input)) accepted.push_back(picture);
    }
    return accepted;
  }
  bool agrees(int picture) const {
    return std::all_of(known.begin(), known.end(), [&](Lit x) {
      return ((picture >> (x.variable() - 1) & 1) != 0) == x.positive();
    });
  }

  Formula formula;
  Lits cells;
  Lits known;
  int before = 0;
};

// Constants say where a block may start and end, so places that they rule out take no variable.
TEST_CASE("lines with known cells: exact, as strong, and smaller") {
  Strength strength;
  int variables = 0;
  for (int n = 1; n <= 6; ++n) {
    std::map<Blocks, std::vector<int>> pictures;
    for (int picture = 0; picture < power(2, n); ++picture) {
      pictures[blocks_of(picture, n)].push_back(picture);
    }
    for (const auto& [clue, own] : pictures) {
      for (int number = 0; number < power(3, n); ++number) {
        const KnownLine line(n, clue, number);
        variables += line.formula.variables() - line.before;
        std::vector<int> left;
        std::copy_if(own.begin(), own.end(), std::back_inserter(left),
                     [&](int picture) { return line.agrees(picture); });
        Propagator propagator(line.formula);
        compare(line.cells, propagator, left, propagator.assume({}), strength);
        CHECK(line.pictures(propagator) == left);
      }
    }
  }
  CHECK(strength.contradictions == 14'955);
  CHECK(strength.missed_contradictions == 0);
  CHECK(strength.missed <= 30);
  CHECK(variables == 5165);
}

TEST_CASE("a line takes a variable for each block and free place") {
  CountingSink sink;
  const Lits cells = sink.fresh(10);
  blocks_on_line(sink, cells, {3, 2});
  CHECK(sink.variables() == 10 + 2 * 4);
}

}  // namespace
}  // namespace p2c::runs_test
