// Literals of tetrominoes: on all shadings of small boards they mean what the rule calls a shape,
// unit propagation finds their values, and no clause is idle.
#include "encoder/shading/tetrominoes.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <string_view>

#include "instances/parts/tetromino.hpp"
#include "tests/encoder/idle.hpp"

namespace p2c {
namespace {

constexpr std::string_view kShapes = "LITS";

struct Four {
  int cells;  // bits
  std::size_t shape;
};

// All four cells of a region that the rule calls an L, I, T or S.
std::vector<Four> all_fours(const Grid<int>& region) {
  std::vector<Four> fours;
  for (int number = 0; number < power(2, region.size()); ++number) {
    if (std::popcount(static_cast<unsigned>(number)) != 4) continue;
    std::vector<int> cells;
    for (int i = 0; i < region.size(); ++i) {
      if ((number >> i & 1) == 1) cells.push_back(i);
    }
    bool one_region = true;
    for (const int cell : cells) one_region = one_region && region[cell] == region[cells[0]];
    const char shape = tetromino({cells[0], cells[1], cells[2], cells[3]}, region.cols);
    const std::size_t which = shape == kNoShape ? kShapes.npos : kShapes.find(shape);
    if (one_region && which != kShapes.npos) fours.push_back({number, which});
  }
  return fours;
}

struct Board {
  explicit Board(const Grid<int>& regions)
      : region(regions),
        fours(all_fours(region)),
        shaded(formula.fresh(region.size())),
        all(tetrominoes(formula, region, shaded)) {}

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
int compare(const Grid<int>& region) {
  const Board board(region);
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

Grid<int> two_regions(int rows, int cols, const std::vector<int>& second) {
  Grid<int> region(rows, cols, 0);
  for (const int cell : second) region[cell] = 1;
  return region;
}

TEST_CASE("tetrominoes: each cell knows in which shapes it is, on every shading") {
  CHECK(compare(Grid<int>(3, 4, 0)) > 10'000);
  CHECK(compare(two_regions(3, 4, {2, 3, 6, 7, 11})) > 1'000);
}

// A shape is in all completions if it is in the one with fewest shaded cells, and in none if it is
// not in the one with most.
TEST_CASE("tetrominoes: propagation finds each shape that all shadings of the open cells have") {
  for (const Grid<int>& region : {Grid<int>(2, 4, 0), two_regions(3, 3, {2, 5, 8, 7})}) {
    const Board board(region);
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
  const Board board(Grid<int>(1, 5, 0));
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
  for (const Grid<int>& region : {Grid<int>(1, 6, 0), Grid<int>(4, 1, 0), Grid<int>(2, 4, 0)}) {
    const Board board(region);
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

TEST_CASE("tetrominoes: none in three cells, none across regions") {
  const Board board(two_regions(1, 7, {4, 5, 6}));
  CHECK(board.all.placements.size() == 1);
  CHECK(board.all.shape_at[5] == std::array{kFalse, kFalse, kFalse, kFalse});
}

}  // namespace
}  // namespace p2c
