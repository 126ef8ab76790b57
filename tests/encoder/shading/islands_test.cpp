// Islands: the models are the shadings that the rule takes, on all inputs of small boards.
#include "encoder/shading/islands.hpp"

#include <doctest/doctest.h>

#include "instances/parts/cell_clues.hpp"
#include "instances/parts/island_rules.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

bool has_right_islands(const Grid<int>& clues, const Answer& shaded) {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue && shaded[i] == 1) return false;
  }
  for (const Island& island : all_islands(clues, shaded)) {
    if (is_too_much(clues, island) || is_too_little(clues, island)) return false;
  }
  return true;
}

Grid<int> random_clues(Rng& rng, int rows, int cols) {
  Grid<int> clues(rows, cols, kNoClue);
  for (int k = below(rng, 5); k > 0; --k) {
    const int cell = below(rng, clues.size());
    clues[cell] = chance(rng, 40) ? kUnknownClue : 1 + below(rng, 5);
  }
  return clues;
}

struct Tally {
  int good = 0;
  int too_much = 0;
  int without_clue = 0;
};

void compare(const Grid<int>& clues, Connectivity how, Tally& tally) {
  Formula formula;
  Lits shaded = formula.fresh(clues.size());
  for (std::size_t i = 0; i < shaded.size(); i += 3) shaded[i] = !shaded[i];
  islands(formula, clues, shaded, {how});
  Propagator propagator(formula);
  for (int number = 0; number < power(2, clues.size()); ++number) {
    Answer answer;
    for (int i = 0; i < clues.size(); ++i) answer.push_back(number >> i & 1);
    const bool good = has_right_islands(clues, answer);
    REQUIRE(satisfiable_under(propagator, full_input(shaded, number)) == good);
    if (good) ++tally.good;
    for (const Island& island : all_islands(clues, answer)) {
      if (is_too_much(clues, island)) ++tally.too_much;
      if (island.clue < 0) ++tally.without_clue;
    }
  }
}

TEST_CASE("islands: the models are the shadings that the rule takes") {
  Rng rng(1);
  Tally tally;
  for (int k = 0; k < 150; ++k) {
    const int rows = 1 + below(rng, 3);
    const int cols = 1 + below(rng, 3);
    const Grid<int> clues = random_clues(rng, rows, cols);
    compare(clues, k % 2 == 0 ? Connectivity::kLayers : Connectivity::kElimination, tally);
  }
  compare(Grid<int>(3, 3, kNoClue), Connectivity::kLayers, tally);
  CHECK(tally.good > 500);
  CHECK(tally.too_much > 1'000);
  CHECK(tally.without_clue > 1'000);
}

}  // namespace
}  // namespace p2c
