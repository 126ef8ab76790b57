// A tetromino in each region, equal ones apart: the models are the shadings that the rules take, on
// all inputs of small boards; how strong both are, and which clauses are idle.
#include "encoder/shading/region_tetrominoes.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/words/tetromino_rules.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/shading/region_boards.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c::region_tetrominoes_test {
namespace {

bool has_one_each(const CutBoard& board, int number) {
  const Answer shaded = shading_of(number, board.room.size());
  const ShadedRegions regions(board, shaded);
  for (int i = 0; i < board.room.size(); ++i) {
    if (board.room[i] == kNoRegion && shaded[i] == 1) return false;
  }
  return !regions.check_too_many() && !regions.check_too_few();
}

bool are_apart(const CutBoard& board, int number) {
  const Answer shaded = shading_of(number, board.room.size());
  return !ShadedRegions(board, shaded).check_equal();
}

struct Board {
  explicit Board(const CutBoard& its, Cardinality form = Cardinality::kNetwork)
      : board(its), shaded(formula.fresh(board.room.size())) {
    for (int i = 0; i < board.room.size(); ++i) {
      if (board.room[i] == kNoRegion) formula.add({!shaded[i]});
    }
    all = tetrominoes(formula, board, slots_from(0, shaded));
    first = formula.size();
    one_tetromino_each(formula, board, slots_from(0, shaded), all, form);
    first_of_pairs = formula.size();
  }

  void keep_apart() { equal_tetrominoes_apart(formula, board, slots_from(0, shaded), all); }

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

// What the contract says that propagation finds of a region: where four cells are shaded, or only
// four may be, none is open. False: fewer than four may be.
bool has_enough(const Board& board, const Propagator& known, const std::vector<int>& cells) {
  int shaded = 0;
  int open = 0;
  for (const int cell : cells) {
    const int value = known.value(board.shaded[cell]);
    if (value == 1) ++shaded;
    if (value == 0) ++open;
  }
  REQUIRE(shaded <= 4);
  REQUIRE((open == 0 || (shaded < 4 && shaded + open > 4)));
  return shaded + open >= 4;
}

TEST_CASE("one tetromino each: propagation counts, and finds most of what else follows") {
  for (const CutBoard& cut :
       {one_region(2, 4), one_region(3, 3), cut_board(2, 4, {0, 0, 0, 0, 0, 0, 0, 0}, {{1, 2}}),
        cut_board(3, 3, {0, 0, 1, 0, 0, 1, 0, 1, 1})}) {
    const Board board(cut);
    Propagator known(board.formula);
    const std::size_t start = known.mark();
    for (int number = 0; number < power(3, cut.room.size()); ++number) {
      if (known.assume(partial_input(board.shaded, number))) {
        for (const auto& cells : cells_by_region(cut.room)) {
          REQUIRE(has_enough(board, known, cells));
        }
      }
      known.undo(start);
    }
    const Strength found = strength(board.formula, board.shaded,
                                    [&](int number) { return has_one_each(cut, number); });
    CHECK(found.contradictions > 1'000);
    CHECK(found.missed_contradictions * 10 < found.contradictions);
    CHECK(found.missed * 5 < found.forced);
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

// Each plain clause of the count may follow from the shapes of other cells, though not all do.
TEST_CASE("one tetromino each: no clause but those of the count is idle, nor are all of these") {
  const Board board(one_region(2, 4), Cardinality::kDirect);
  Formula without_count;
  without_count.fresh(board.formula.variables());
  for (std::size_t c = 0; c < board.formula.size(); ++c) {
    const auto its = board.formula[c];
    const bool counts =
        std::all_of(its.begin(), its.end(), [](Lit x) { return x.variable() <= 8; });
    if (!counts) without_count.add(its);
    if (!counts && c >= board.first) CHECK(is_missed(board.formula, c, board.shaded));
  }
  Propagator known(without_count);
  CHECK(satisfiable_under(known, full_input(board.shaded, 0b0001'1111)));
  CHECK(satisfiable_under(known, full_input(board.shaded, 0)));
}

TEST_CASE("equal tetrominoes apart: no clause is idle") {
  Board board(cut_board(1, 9, {0, 0, 0, 0, 0, 1, 1, 1, 1}));
  board.keep_apart();
  CHECK(board.formula.size() > board.first_of_pairs);
  CHECK(idle_clauses(board.formula, 9, board.first_of_pairs) == "");
}

}  // namespace
}  // namespace p2c::region_tetrominoes_test
