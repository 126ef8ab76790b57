// The rules of KenKen as a text, which have the answers that its tuned clauses have.
#include <doctest/doctest.h>

#include "instances/documents/registry.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::kenken_text_test {
namespace {

const char* const kRules = R"rules(rules 1
puzzle kenken "a Latin square with sums and products of cages"
given sign: one of plus minus times over on cells, signs, "a sign"
given cage with target: regions on all cells, "a target"
answer digit: number 1..rows on cells

rule line "each number once from {l}": each l in lines: different digit in l
rule sum "{r} have the sum {target of r}":
  each r in cage with number target where (some c in r: c has sign plus): sum digit in r = target of r
rule product "{r} have the product {target of r}":
  each r in cage with number target where (some c in r: c has sign times): product digit in r = target of r
rule difference "{r} have the difference {target of r}":
  each r in cage with number target where (some c in r: c has sign minus):
    difference digit in r = target of r
rule quotient "{r} have the quotient {target of r}":
  each r in cage with number target where (some c in r: c has sign over): quotient digit in r = target of r
rule any "{r} give {target of r}":
  each r in cage with number target where (all c in r: not (c has sign)):
    sum digit in r = target of r or product digit in r = target of r
    or difference digit in r = target of r or quotient digit in r = target of r
)rules";

int sign_of(KenKen::Operation operation) {
  switch (operation) {
    case KenKen::Operation::kAdd:
      return 1;
    case KenKen::Operation::kSubtract:
      return 2;
    case KenKen::Operation::kMultiply:
      return 3;
    case KenKen::Operation::kDivide:
      return 4;
    default:  // any: random boards have no others
      break;
  }
  return kNoClue;
}

BoardData data_of(const KenKen& puzzle) {
  Grid<int> signs(puzzle.n, puzzle.n, kNoClue);
  CluedRooms rooms;
  rooms.number_rooms(puzzle.cages_in_cells());
  for (const KenKen::Cage& cage : puzzle.cages) {
    signs[cage.cells[0]] = sign_of(cage.operation);
    const int target = cage.has_clue() ? static_cast<int>(cage.target) : kNoClue;
    rooms.clue[rooms.room[cage.cells[0]]] = target;
  }
  return {puzzle.n, puzzle.n, {std::move(signs), std::move(rooms)}};
}

TEST_CASE("words: KenKen as a text has the answers of its own clauses") {
  if (!tries_all_kinds()) return;
  const KindPtr kind = kind_of(parts_of_rules(read_rules(kRules, "f")));
  const PuzzleKind& own = *find_kind("kenken");
  constexpr std::size_t kMost = 300;
  Rng rng(seed_of_boards(38));
  int compared = 0;
  for (int i = 0; i < deep_count(60, 2000); ++i) {
    const int side = 1 + below(rng, 5);
    const PuzzlePtr board = own.random(rng, side, side);
    const auto* kenken = board->as<KenKen>();
    REQUIRE(kenken != nullptr);
    const PuzzlePtr other = board_of(kind, data_of(*kenken));
    const std::vector<Answer> right = answers_by_search(*board, {}, {}, kMost).answers;
    const std::vector<Answer> by_text = answers_by_search(*other, {}, {}, kMost).answers;
    CHECK(right.size() == by_text.size());
    if (right.size() > kMost) continue;
    if (right != by_text) FAIL(board->print());
    compared += right.empty() ? 0 : 1;
  }
  CHECK(compared > 30);
}

}  // namespace
}  // namespace p2c::kenken_text_test
