// What is seen from a cell: exact on all inputs of small boards, as strong as it says, and without
// idle clauses; on long lines as well, where sums of two are made.
#include "encoder/shading/sight.hpp"

#include <doctest/doctest.h>

#include "instances/words/shading_rules.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"

namespace p2c {
namespace {

// A board whose every third cell is clear where its variable is false.
struct Sight {
  Sight(int rows, int cols, int cell, int number) : clear(formula.fresh(rows * cols)) {
    for (std::size_t i = 0; i < clear.size(); i += 3) clear[i] = !clear[i];
    sees_exactly(formula, slots_from(0, clear), cols, cell, number);
  }
  Formula formula;
  Lits clear;
};

// The bits of the number are the clear cells.
Answer shading(int cells, int number) { return answer_of_bits(~number, cells); }

TEST_CASE("sight: the models are the boards on which so many cells are seen") {
  int seen = 0;
  for (const auto& [rows, cols] : {std::pair(1, 1), {1, 5}, {4, 1}, {2, 3}, {3, 3}, {3, 4}}) {
    for (int cell = 0; cell < rows * cols; ++cell) {
      for (int number = -1; number <= rows + cols; ++number) {
        const Sight board(rows, cols, cell, number);
        Propagator propagator(board.formula);
        for (int k = 0; k < power(2, rows * cols); ++k) {
          const bool good = cells_in_sight(shading(rows * cols, k), cols, cell) == number;
          if (good) ++seen;
          REQUIRE(satisfiable_under(propagator, full_input(board.clear, k)) == good);
        }
      }
    }
  }
  CHECK(seen > 10'000);
}

// Above kMostSummed; the numbers near the largest one, which few boards have, too.
TEST_CASE("sight: exact on large boards, with random lines") {
  constexpr int kSide = 15;
  Rng rng(1);
  int exact = 0;
  for (int k = 0; k < 600; ++k) {
    const int cell = below(rng, kSide * kSide);
    Answer shaded;
    for (int i = 0; i < kSide * kSide; ++i) shaded.push_back(chance(rng, 4) ? 1 : 0);
    const int seen = cells_in_sight(shaded, kSide, cell);
    const int number = seen + below(rng, 3) - 1;
    if (number <= kMostSummed) continue;
    if (number == seen) ++exact;
    const Sight board(kSide, kSide, cell, number);
    Lits input;
    for (std::size_t i = 0; i < shaded.size(); ++i) {
      input.push_back(shaded[i] == 0 ? board.clear[i] : !board.clear[i]);
    }
    Propagator propagator(board.formula);
    REQUIRE(satisfiable_under(propagator, input) == (number == seen));
  }
  CHECK(exact > 60);
}

TEST_CASE("sight: the shortest and the longest length of each direction follow") {
  const Sight board(1, 7, 2, 6);  // two to the left, four to the right
  Propagator propagator(board.formula);
  for (const int cell : {1, 3, 4, 5}) CHECK(propagator.value(board.clear[cell]) == 1);
  CHECK(propagator.value(board.clear[0]) == 0);
  REQUIRE(propagator.assume({!board.clear[0]}));
  CHECK(propagator.value(board.clear[6]) == 1);
}

// A board on which only what is in line with the cell is a variable.
int state_on_cross(Formula& formula, int rows, int cols, int cell, int number) {
  Lits clear(static_cast<std::size_t>(rows * cols), kTrue);
  for (const int i : cells_in_line(rows, cols, cell, rows + cols)) clear[i] = formula.fresh();
  const int inputs = formula.variables();
  sees_exactly(formula, slots_from(0, clear), cols, cell, number);
  return inputs;
}

// For larger numbers some cells must be clear from the start. Clauses of two literals keep the
// order of the places, which mostly follows from the sum, but not where only one direction is left.
TEST_CASE("sight: no clause is idle") {
  struct Cross {
    int rows, cols, cell, largest;
  };
  for (const Cross& cross :
       {Cross{3, 3, 0, 3}, {3, 3, 1, 4}, {4, 3, 3, 5}, {4, 4, 0, 5}, {5, 3, 1, 4}, {4, 4, 5, 6}}) {
    for (int number = 1; number <= cross.largest; ++number) {
      CAPTURE(cross.cell);
      CAPTURE(number);
      Formula formula;
      const int inputs = state_on_cross(formula, cross.rows, cross.cols, cross.cell, number);
      Lits xs;
      for (int v = 1; v <= inputs; ++v) xs.push_back(Lit(v));
      for (std::size_t c = 0; c < formula.size(); ++c) {
        CHECK((formula[c].size() == 2 || is_missed(formula, c, xs)));
      }
    }
  }
}

}  // namespace
}  // namespace p2c
