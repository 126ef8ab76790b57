// Remainders and powers: the clauses of both forms leave the answers that brute force finds.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "encoder/encodings.hpp"
#include "instances/puzzles/kenken/kenken.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

using Operation = KenKen::Operation;

int models(const KenKen& board, std::size_t most_tuples) {
  Formula formula;
  const Unknowns x(formula, board.slots());
  encode(board, x, {Connectivity::kCuts, Cardinality::kNetwork, most_tuples, false}, formula);
  return count_models(formula, board.n * board.n * board.n);
}

// The lines and a cage of a pair.
KenKen board_of(std::array<int, 2> pair, Operation operation, long long target) {
  return {3, {{{pair[0], pair[1]}, operation, target}}};
}

// The rule in its own words.
bool is_met(Operation operation, int a, int b, long long target) {
  if (operation == Operation::kModulo) return a % b == target || b % a == target;
  return power(a, b) == target || power(b, a) == target;
}

// Latin squares of side 3, row by row.
std::vector<Answer> squares() {
  std::vector<Answer> all;
  for (int number = 0; number < power(3, 9); ++number) {
    Answer square;
    for (int i = 0; i < 9; ++i) square.push_back(number / power(3, i) % 3 + 1);
    bool latin = true;
    for (int i = 0; i < 9; ++i) {
      for (int j = 0; j < i; ++j) {
        const bool line = i / 3 == j / 3 || i % 3 == j % 3;
        latin = latin && !(line && square[i] == square[j]);
      }
    }
    if (latin) all.push_back(square);
  }
  return all;
}

TEST_CASE("kenken: tables and diagrams of remainders and powers leave the answers by brute force") {
  const std::vector<Answer> all = squares();
  REQUIRE(all.size() == 12);
  int several = 0;
  for (const Operation operation : {Operation::kModulo, Operation::kPower}) {
    for (const std::array<int, 2> pair : {std::array{0, 1}, std::array{4, 7}}) {
      for (long long target = 0; target <= 28; ++target) {
        const auto expected = std::count_if(all.begin(), all.end(), [&](const Answer& square) {
          return is_met(operation, square[pair[0]], square[pair[1]], target);
        });
        const KenKen board = board_of(pair, operation, target);
        CHECK(models(board, 0) == expected);
        CHECK(models(board, EncodeOptions().most_table_tuples) == expected);
        for (const Answer& square : all) {
          const bool met = is_met(operation, square[pair[0]], square[pair[1]], target);
          CHECK(board.check(square).has_value() == !met);
        }
        several += expected > 0 ? 1 : 0;
      }
    }
  }
  CHECK(several == 2 * (3 + 5));  // remainders 0, 1 and 2; powers 1, 2, 3, 8 and 9
}

}  // namespace
}  // namespace p2c
