// KenKens by the sets of their cages in lines have the answers that they have by cells.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "encoder/encodings.hpp"
#include "instances/puzzles/kenken/kenken_random.hpp"
#include "tests/board_count.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

constexpr std::size_t kNoTables = 0;
constexpr std::size_t kTables = EncodeOptions().most_table_tuples;

Formula formula_of(const KenKen& board, bool sets, std::size_t most_tuples = kNoTables) {
  Formula formula;
  const Unknowns x(formula, board.slots());
  encode(board, x, {Connectivity::kCuts, Cardinality::kNetwork, most_tuples, sets}, formula);
  return formula;
}

TEST_CASE("cages read as sets of digits leave the same answers") {
  Rng rng(21);
  int with_sets = 0;
  int several = 0;
  for (int i = 0; i < 60; ++i) {
    const KenKen board = planted_kenken(rng, 3 + i % 2, 2 + below(rng, 4));
    const int slots = board.n * board.n * board.n;
    const Formula plain = formula_of(board, false);
    const Formula sets = formula_of(board, true);
    with_sets += sets.variables() != plain.variables() ? 1 : 0;
    const int answers = count_models(plain, slots);
    CHECK(count_models(sets, slots) == answers);
    CHECK(answers > 0);
    several += answers > 1 ? 1 : 0;
  }
  CHECK(with_sets >= least_drawn(40));
  CHECK(several >= least_drawn(20));
}

namespace {

// Fills the cells from this one on in all ways that repeat no digit in a line.
void add_squares(int n, std::size_t cell, Answer& square, std::vector<Answer>& all) {
  if (cell == square.size()) return all.push_back(square);
  const auto side = static_cast<std::size_t>(n);
  for (int digit = 1; digit <= n; ++digit) {
    bool is_new = true;
    for (std::size_t i = cell - cell % side; i < cell; ++i) is_new = is_new && square[i] != digit;
    for (std::size_t i = cell % side; i < cell; i += side) is_new = is_new && square[i] != digit;
    if (!is_new) continue;
    square[cell] = digit;
    add_squares(n, cell + 1, square, all);
  }
}

std::vector<Answer> squares_of_side(int n) {
  Answer square(static_cast<std::size_t>(n * n));
  std::vector<Answer> all;
  add_squares(n, 0, square, all);
  return all;
}

int most_cells(const KenKen& board) {
  std::size_t most = 0;
  for (const KenKen::Cage& cage : board.cages) most = std::max(most, cage.cells.size());
  return static_cast<int>(most);
}

}  // namespace

TEST_CASE(
    "cages above the limit of tables, read as sets of digits, leave the answers by the rules") {
  constexpr int kSide = 5;
  constexpr int kMostAnswers = 300;
  const int kBoards = deep_count(fewer_if_sanitized(8, 2), 20);
  const std::vector<Answer> squares = squares_of_side(kSide);
  CHECK(squares.size() == 161'280);
  Rng rng(23);
  int several = 0;
  std::map<int, int> boards;  // by the cells of the largest cage
  for (int done = 0; done < kBoards;) {
    const KenKen board = planted_kenken(rng, kSide, 9);
    const Formula sets = formula_of(board, true, kTables);
    if (sets.variables() == formula_of(board, false, kTables).variables()) continue;
    const auto answers = std::count_if(squares.begin(), squares.end(),
                                       [&](const Answer& square) { return !board.check(square); });
    if (answers > kMostAnswers) continue;
    INFO(board.print());
    CHECK(count_models(sets, kSide * kSide * kSide) == answers);
    several += answers > 1 ? 1 : 0;
    ++boards[most_cells(board)];
    ++done;
  }
  CHECK(several >= least_drawn(kBoards / 2));
  CHECK(boards.begin()->first >= least_drawn(5));
  CHECK(static_cast<int>(boards.size()) >= least_drawn(2));
}

TEST_CASE("files have no variables of sets") {
  Rng rng(22);
  for (int i = 0; i < 20; ++i) {
    const KenKen board = planted_kenken(rng, 4, 4);
    CountingSink by_default;
    const Unknowns x(by_default, board.slots());
    encode(board, x, {Connectivity::kCuts, Cardinality::kNetwork, 0}, by_default);
    CHECK(by_default.variables() == formula_of(board, false).variables());
  }
}

}  // namespace
}  // namespace p2c
