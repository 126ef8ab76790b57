// Literals of tetrominoes: on all shadings of small boards they mean what the rule calls a shape,
// unit propagation finds their values, and no clause is idle.
#include "encoder/shading/tetrominoes.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <string_view>

#include "instances/words/tetromino.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/shading/region_boards.hpp"

namespace p2c::tetrominoes_test {
namespace {

constexpr std::string_view kShapes = "LITS";

struct Four {
  int cells;  // bits
  std::size_t shape;
};

bool crosses(int cells, const std::pair<int, int>& line) {
  return (cells >> line.first & cells >> line.second & 1) == 1;
}

// All four cells of a region that the rule calls an L, I, T or S, and that cross no line.
std::vector<Four> all_fours(const CutBoard& board) {
  const Grid<int>& region = board.room;
  std::vector<Four> fours;
  for (int number = 0; number < power(2, region.size()); ++number) {
    if (std::popcount(static_cast<unsigned>(number)) != 4) continue;
    std::vector<int> cells;
    for (int i = 0; i < region.size(); ++i) {
      if ((number >> i & 1) == 1) cells.push_back(i);
    }
    bool one_region = true;
    for (const auto& line : board.lines) one_region = one_region && !crosses(number, line);
    for (const int cell : cells) one_region = one_region && region[cell] == region[cells[0]];
    const char shape = tetromino({cells[0], cells[1], cells[2], cells[3]}, region.cols);
    const std::size_t which = shape == kNoShape ? kShapes.npos : kShapes.find(shape);
    if (one_region && which != kShapes.npos) fours.push_back({number, which});
  }
  return fours;
}

struct Board {
  explicit Board(const CutBoard& board)
      : region(board.room),
        fours(all_fours(board)),
        shaded(formula.fresh(region.size())),
        all(tetrominoes(formula, board, slots_from(0, shaded))) {}

  // The cell is in four cells of this shape, all of them among these.
  bool has_shape(int cells, int cell, std::size_t shape) const {
    for (const Four& four : fours) {
      const bool is_in = (four.cells & ~cells) == 0 && (four.cells >> cell & 1) == 1;
      if (is_in && four.shape == shape) return true;
    }
    return false;
  }

  Grid<int> region;
  std::vector<Four> fours;
  Formula formula;
  Lits shaded;
  Tetrominoes all;
};

// Of each cell and shape: it is in one if nothing else is shaded, if all open cells are, or not.
int check_shapes(const Board& board, const Propagator& known, int least, int most) {
  int found = 0;
  for (int cell = 0; cell < board.region.size(); ++cell) {
    for (std::size_t k = 0; k < kShapes.size(); ++k) {
      const bool is_it = board.has_shape(least, cell, k);
      const bool may_be = board.has_shape(most, cell, k);
      if (is_it) ++found;
      REQUIRE(known.value(board.all.shape_at[cell][k]) == (is_it ? 1 : (may_be ? 0 : -1)));
    }
  }
  return found;
}

// No shape, an O, and more than four cells among them.
int compare(const CutBoard& cut) {
  const Board board(cut);
  const Grid<int>& region = cut.room;
  Propagator known(board.formula);
  const std::size_t start = known.mark();
  int found = 0;
  for (int number = 0; number < power(2, region.size()); ++number) {
    REQUIRE(known.assume(full_input(board.shaded, number)));
    found += check_shapes(board, known, number, number);
    known.undo(start);
  }
  return found;
}

CutBoard two_regions(int rows, int cols, const std::vector<int>& second,
                     std::vector<std::pair<int, int>> lines = {}) {
  CutBoard board{Grid<int>(rows, cols, 0), std::move(lines)};
  for (const int cell : second) board.room[cell] = 1;
  return board;
}

TEST_CASE("tetrominoes: each cell knows in which shapes it is, on every shading") {
  CHECK(compare(one_region(3, 4)) > 10'000);
  CHECK(compare(two_regions(3, 4, {2, 3, 6, 7, 11})) > 1'000);
  CHECK(compare(two_regions(3, 4, {2, 3, 6, 7, 11}, {{0, 1}, {5, 9}})) > 500);
}

// A shape is in all completions if it is in the one with fewest shaded cells, and in none if it is
// not in the one with most.
TEST_CASE("tetrominoes: propagation finds each shape that all shadings of the open cells have") {
  for (const CutBoard& cut : {one_region(2, 4), two_regions(3, 3, {2, 5, 8, 7}, {{3, 4}})}) {
    const Board board(cut);
    const Grid<int>& region = cut.room;
    Propagator known(board.formula);
    const std::size_t start = known.mark();
    for (int number = 0; number < power(3, region.size()); ++number) {
      const Lits input = partial_input(board.shaded, number);
      int least = 0;
      int most = power(2, region.size()) - 1;
      for (const Lit x : input) {
        (x.positive() ? least : most) ^= 1 << (x.variable() - 1);
      }
      REQUIRE(known.assume(input));
      check_shapes(board, known, least, most);
      known.undo(start);
    }
  }
}

TEST_CASE("tetrominoes: a shape that can lie in one way only has its cells shaded") {
  const Board board(one_region(1, 5));
  Propagator known(board.formula);
  const std::size_t start = known.mark();
  REQUIRE(known.assume({board.all.shape_at[0][1]}));
  for (const int cell : {0, 1, 2, 3}) CHECK(known.value(board.shaded[cell]) == 1);
  known.undo(start);
  REQUIRE(known.assume({!board.all.shape_at[1][1], board.shaded[1], board.shaded[2]}));
  CHECK(known.value(board.shaded[3]) == 0);
  REQUIRE(known.assume({board.shaded[3]}));
  CHECK(known.value(board.shaded[0]) == -1);
  CHECK(known.value(board.shaded[4]) == -1);
}

TEST_CASE("tetrominoes: no clause is idle") {
  for (const CutBoard& cut : {one_region(1, 6), one_region(4, 1), one_region(2, 4)}) {
    const Board board(cut);
    Lits seen = board.shaded;
    for (const Tetromino& placed : board.all.placements) seen.push_back(placed.shaded);
    for (const auto& shapes : board.all.shape_at) {
      seen.insert(seen.end(), shapes.begin(), shapes.end());
    }
    for (std::size_t c = 0; c < board.formula.size(); ++c) {
      CHECK(is_missed(board.formula, c, board.shaded, seen));
    }
  }
}

TEST_CASE("tetrominoes: none across a line") {
  const Board board(two_regions(1, 9, {}, {{3, 4}}));
  CHECK(board.all.placements.size() == 3);
  CHECK(board.all.through[3] == std::vector{0});
}

TEST_CASE("tetrominoes: none in three cells, none across regions") {
  const Board board(two_regions(1, 7, {4, 5, 6}));
  CHECK(board.all.placements.size() == 1);
  CHECK(board.all.shape_at[5] == std::array{kFalse, kFalse, kFalse, kFalse});
}

}  // namespace
}  // namespace p2c::tetrominoes_test
