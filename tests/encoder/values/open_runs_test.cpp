// Blocks on a line, some of any length: the models are the pictures with such blocks.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "encoder/values/runs.hpp"
#include "instances/puzzles/nonogram/nonogram_blocks.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

// All clues with a block of any length whose cells are at most `left`, that fit on a line or not.
void open_clues(int left, std::vector<int>& start, std::vector<std::vector<int>>& all) {
  if (has_any_length(start)) all.push_back(start);
  for (int length = kAnyLength; length <= left; ++length) {
    if (length == 0 || least_length(length) > left) continue;
    start.push_back(length);
    open_clues(left - least_length(length), start, all);
    start.pop_back();
  }
}

std::vector<std::vector<int>> open_clues(int cells) {
  std::vector<int> start;
  std::vector<std::vector<int>> all;
  open_clues(cells, start, all);
  return all;
}

std::vector<int> line_of(int picture, int cells) {
  std::vector<int> line;
  for (int i = 0; i < cells; ++i) line.push_back(picture >> i & 1);
  return line;
}

// Of a line whose known cells are the ternary digits of a number: the pictures that fit, and how
// much of what they share propagation misses.
struct Tried {
  Tried(int n, const std::vector<int>& clue, int number) : cells(formula.fresh(n)) {
    for (const Lit x : partial_input(cells, number)) {
      cells[static_cast<std::size_t>(x.variable() - 1)] = x.positive() ? kTrue : kFalse;
    }
    blocks_on_line(formula, cells, clue);
  }

  bool agrees(const std::vector<int>& line) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i] == kTrue && line[i] == 0) return false;
      if (cells[i] == kFalse && line[i] == 1) return false;
    }
    return true;
  }

  Lits input(const std::vector<int>& line) const {
    Lits all;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i] != kTrue && cells[i] != kFalse) {
        all.push_back(line[i] == 1 ? cells[i] : !cells[i]);
      }
    }
    return all;
  }

  Formula formula;
  Lits cells;
};

struct Count {
  int pictures = 0;
  int contradictions = 0;
  int forced = 0;
  int missed = 0;
};

void count_forced(const Tried& line, const std::vector<std::vector<int>>& fitting, Count& count) {
  Propagator propagator(line.formula);
  const bool kept = propagator.assume({});
  if (fitting.empty()) {
    ++count.contradictions;
    CHECK_FALSE(kept);
    return;
  }
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    int filled = 0;
    for (const std::vector<int>& one : fitting) filled += one[i];
    if (filled != 0 && filled != static_cast<int>(fitting.size())) continue;
    ++count.forced;
    count.missed += propagator.value(line.cells[i]) == (filled != 0 ? 1 : -1) ? 0 : 1;
  }
}

// Empty when exactly the pictures with these blocks are models.
std::string wrong_picture(int n, const std::vector<int>& clue, int number, Count& count) {
  const Tried line(n, clue, number);
  std::vector<std::vector<int>> fitting;
  Propagator propagator(line.formula);
  for (int picture = 0; picture < power(2, n); ++picture) {
    const std::vector<int> cells = line_of(picture, n);
    if (!line.agrees(cells)) continue;
    const bool expected = are_as_clued(blocks_of(cells), clue);
    if (satisfiable_under(propagator, line.input(cells)) != expected) {
      return std::to_string(n) + " cells, clue " + clue_text(clue) + ", known " +
             std::to_string(number) + ", picture " + std::to_string(picture);
    }
    if (expected) fitting.push_back(cells);
  }
  count.pictures += static_cast<int>(fitting.size());
  count_forced(line, fitting, count);
  return {};
}

TEST_CASE("lines with blocks of any length: exact, and nearly as strong as a line solver") {
  Count count;
  for (int n = 1; n <= 5; ++n) {
    for (const std::vector<int>& clue : open_clues(n)) {
      for (int number = 0; number < power(3, n); ++number) {
        CHECK(wrong_picture(n, clue, number, count) == "");
      }
    }
  }
  CHECK(count.pictures > 2'000);
  CHECK(count.contradictions > 10'000);
  CHECK(count.forced > 5'000);
  CHECK(count.missed <= 6);
}

TEST_CASE("long lines with blocks of any length: exact") {
  Count count;
  for (const std::vector<int>& clue : open_clues(8)) {
    CHECK(wrong_picture(8, clue, 0, count) == "");
  }
  CHECK(count.pictures > 1'000);
}

// Starts and ends count, too: their names say what they mean.
TEST_CASE("no clause of blocks of any length is idle") {
  for (const std::vector<int>& clue : open_clues(3)) {
    for (int cells = 1; cells <= 6; ++cells) {
      INFO(cells << " cells, blocks " << clue_text(clue));
      Formula formula;
      const Lits inputs = formula.fresh(cells);
      blocks_on_line(formula, inputs, clue);
      Lits all;
      for (int v = 1; v <= formula.variables(); ++v) all.emplace_back(v);
      for (std::size_t c = 0; c < formula.size(); ++c) {
        CHECK(is_missed(formula, c, inputs, all));
      }
    }
  }
}

TEST_CASE("open lengths with too many ends are refused before memory is taken") {
  CountingSink sink;
  const Lits cells = sink.fresh(100'000);
  const std::vector<int> clue(20'000, kAnyLength);
  CHECK_THROWS_AS(blocks_on_line(sink, cells, clue), TooLarge);
  CHECK(sink.variables() == 100'000);
}

}  // namespace
}  // namespace p2c
