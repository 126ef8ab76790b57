// A tetromino in each region, equal ones apart: the models are the shadings that the rules take, on
// all inputs of small boards; and how strong both are. Idle clauses are not looked for: on small
// boards those of the count follow from the shapes.
#include "encoder/shading/region_tetrominoes.hpp"

#include <doctest/doctest.h>

#include "instances/parts/tetromino_rules.hpp"
#include "tests/encoder/shading/region_boards.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c {
namespace {

bool has_one_each(const CutBoard& board, int number) {
  const Answer shaded = shading_of(number, board.room.size());
  const ShadedRegions regions(board, shaded);
  return !regions.check_outside() && !regions.check_too_many() && !regions.check_too_few();
}

bool are_apart(const CutBoard& board, int number) {
  const Answer shaded = shading_of(number, board.room.size());
  return !ShadedRegions(board, shaded).check_equal();
}

struct Board {
  explicit Board(const CutBoard& its, Cardinality form = Cardinality::kNetwork)
      : board(its), shaded(formula.fresh(board.room.size())) {
    none_outside(formula, board, shaded);
    all = tetrominoes(formula, board, shaded);
    first = formula.size();
    one_tetromino_each(formula, board, shaded, all, form);
    first_of_pairs = formula.size();
  }

  void keep_apart() { equal_tetrominoes_apart(formula, board, all); }

  CutBoard board;
  Formula formula;
  Lits shaded;
  Tetrominoes all;
  std::size_t first;  // clause of one_tetromino_each
  std::size_t first_of_pairs;
};

struct Tally {
  int good = 0;
  int equal = 0;  // a tetromino each, but equal ones touch
};

void compare(const CutBoard& cut, Cardinality form, Tally& tally) {
  Board board(cut, form);
  const Formula one_each = board.formula;
  board.keep_apart();
  Propagator without(one_each);
  Propagator with(board.formula);
  for (int number = 0; number < power(2, cut.room.size()); ++number) {
    const Lits input = full_input(board.shaded, number);
    const bool good = has_one_each(cut, number);
    const bool apart = are_apart(cut, number);
    REQUIRE(satisfiable_under(without, input) == good);
    REQUIRE(satisfiable_under(with, input) == (good && apart));
    if (good && apart) ++tally.good;
    if (good && !apart) ++tally.equal;
  }
}

TEST_CASE("one tetromino each, equal ones apart: the models are the shadings that the rules take") {
  constexpr Cardinality kForms[] = {Cardinality::kNetwork, Cardinality::kTotalizer,
                                    Cardinality::kDirect, Cardinality::kAuto};
  Rng rng(1);
  Tally tally;
  for (int k = 0; k < 60; ++k) {
    compare(random_cut_board(rng, 1 + below(rng, 3), 1 + below(rng, 4)), kForms[k % 4], tally);
  }
  const std::vector<int> halves{0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1};
  for (const Cardinality form : kForms) {
    compare(one_region(3, 4), form, tally);
    compare(cut_board(3, 4, halves), form, tally);
    compare(cut_board(3, 4, halves, {{0, 1}, {7, 11}}), form, tally);
    compare(cut_board(1, 9, {0, 0, 0, 0, 1, 1, 1, 1, 1}), form, tally);
  }
  CHECK(tally.good > 400);
  CHECK(tally.equal > 50);
}

TEST_CASE("one tetromino each: propagation finds each contradiction, and nearly all that follows") {
  for (const CutBoard& cut :
       {one_region(2, 4), one_region(3, 3), cut_board(2, 4, {0, 0, 0, 0, 0, 0, 0, 0}, {{1, 2}}),
        cut_board(3, 3, {0, 0, 1, 0, 0, 1, 0, 1, 1})}) {
    const Board board(cut);
    const Strength found = strength(board.formula, board.shaded,
                                    [&](int number) { return has_one_each(cut, number); });
    MESSAGE(found.contradictions, " ", found.missed_contradictions, " ", found.forced, " ",
            found.missed);
    CHECK(found.contradictions > 1'000);
  }
}

TEST_CASE("one tetromino each: a cell through which none can lie is not shaded") {
  const Board board(cut_board(2, 4, {0, 0, 0, 1, 0, 0, 1, 0}, {{0, 1}, {0, 4}}));
  const Propagator known(board.formula);
  for (const int cell : {0, 7}) CHECK(known.value(board.shaded[cell]) == -1);
}

TEST_CASE(
    "equal tetrominoes apart: of two neighbours in two regions one has not the other's shape") {
  Board board(cut_board(3, 4, {0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1}));
  board.keep_apart();
  Propagator known(board.formula);
  const std::size_t start = known.mark();
  int shapes = 0;
  for (const auto& [a, b] : {std::pair(1, 2), {2, 1}, {5, 6}, {9, 10}}) {
    for (std::size_t shape = 0; shape < 4; ++shape) {
      if (board.all.shape_at[a][shape] == kFalse) continue;
      ++shapes;
      REQUIRE(known.assume({board.all.shape_at[a][shape]}));
      CHECK(known.value(board.all.shape_at[b][shape]) == -1);
      known.undo(start);
    }
  }
  CHECK(shapes >= 8);
}

}  // namespace
}  // namespace p2c
