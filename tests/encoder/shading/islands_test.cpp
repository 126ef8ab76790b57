// Islands: the models are the shadings that the rule takes, on all inputs of small boards, in every
// form; and which clauses are idle.
#include "encoder/shading/islands.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/parts/cell_clues.hpp"
#include "instances/words/island_rules.hpp"
#include "tests/encoder/explaining.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"

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

void compare(const Grid<int>& clues, Formula&& formula, const EncodeOptions& options,
             Tally& tally) {
  Lits shaded = formula.fresh(clues.size());
  for (std::size_t i = 0; i < shaded.size(); i += 3) shaded[i] = !shaded[i];
  islands(formula, clues, slots_from(0, shaded), options);
  Propagator propagator(formula);
  for (int number = 0; number < power(2, clues.size()); ++number) {
    const Answer answer = answer_of_bits(number, clues.size());
    const bool good = has_right_islands(clues, answer);
    REQUIRE(satisfiable_under(propagator, full_input(shaded, number)) == good);
    if (good) ++tally.good;
    for (const Island& island : all_islands(clues, answer)) {
      if (is_too_much(clues, island)) ++tally.too_much;
      if (island.clue < 0) ++tally.without_clue;
    }
  }
}

constexpr Connectivity kGraphs[] = {Connectivity::kLayers, Connectivity::kElimination,
                                    Connectivity::kPaper};
constexpr Cardinality kCounts[] = {Cardinality::kNetwork, Cardinality::kTotalizer,
                                   Cardinality::kDirect, Cardinality::kAuto};

// Each of a dozen boards in a row has another form.
EncodeOptions form_of(int k) { return {kGraphs[k % 3], kCounts[k % 4]}; }

void check_enough(const Tally& tally) {
  CHECK(tally.good > 500);
  CHECK(tally.too_much > 1'000);
  CHECK(tally.without_clue > 1'000);
}

TEST_CASE("islands: the models are the shadings that the rule takes") {
  Rng rng(1);
  Tally tally;
  for (int k = 0; k < 150; ++k) {
    const int rows = 1 + below(rng, 3);
    const int cols = 1 + below(rng, 3);
    compare(random_clues(rng, rows, cols), Formula(), form_of(k), tally);
  }
  compare(Grid<int>(3, 3, kNoClue), Formula(), {}, tally);
  check_enough(tally);
}

TEST_CASE("islands: the form that explains has the same models") {
  Rng rng(2);
  Tally tally;
  for (int k = 0; k < 150; ++k) {
    const int rows = 1 + below(rng, 3);
    const int cols = 1 + below(rng, 3);
    compare(random_clues(rng, rows, cols), ExplainingFormula(), form_of(k), tally);
  }
  compare(Grid<int>(3, 3, kNoClue), ExplainingFormula(), {}, tally);
  check_enough(tally);
}

TEST_CASE("islands: a cell that no clue reaches is shaded from the start") {
  Grid<int> clues(3, 3, kNoClue);
  clues[0] = clues[8] = 2;
  Formula formula;
  const Lits shaded = formula.fresh(9);
  islands(formula, clues, slots_from(0, shaded), {});
  const Propagator known(formula);
  for (const int cell : {2, 4, 6}) CHECK(known.value(shaded[cell]) == 1);
  for (const int cell : {1, 3, 5, 7}) CHECK(known.value(shaded[cell]) == 0);
}

// Here counts and reaches are as small as they can be, so that all else is needed.
TEST_CASE("islands: idle is only what a shorter clause says") {
  Grid<int> clues(3, 3, kNoClue);
  clues[0] = clues[8] = 2;
  Formula formula;
  const Lits shaded = formula.fresh(9);
  islands(formula, clues, slots_from(0, shaded), {});
  for (std::size_t c = 0; c < formula.size(); ++c) {
    CAPTURE(c);
    CHECK(is_missed(formula, c, shaded) != is_subsumed(formula, c));
  }
}

// Clauses of two auxiliaries, both negative: the counts of three have more.
TEST_CASE("islands: that no cell is in two of them is implied") {
  Grid<int> clues(2, 4, kNoClue);
  clues[0] = clues[7] = 3;
  Formula formula;
  const Lits shaded = formula.fresh(8);
  islands(formula, clues, slots_from(0, shaded), {Connectivity::kLayers, Cardinality::kDirect});
  int found = 0;
  for (std::size_t c = 0; c < formula.size(); ++c) {
    const auto its = formula[c];
    const bool is_one = std::all_of(its.begin(), its.end(),
                                    [](Lit x) { return !x.positive() && x.variable() > 8; });
    if (its.size() != 2 || !is_one) continue;
    ++found;
    CHECK(!is_missed(formula, c, shaded));
  }
  CHECK(found == 2);
}

}  // namespace
}  // namespace p2c
