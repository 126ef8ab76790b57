// The reference must be right first: a wrong one would agree with anything.
#include "tests/encoder/propagator.hpp"

#include <doctest/doctest.h>

#include "instances/puzzle.hpp"
#include "tests/encoder/inputs.hpp"

namespace p2c {
namespace {

bool is_model(const Formula& formula, int number) {
  for (std::size_t c = 0; c < formula.size(); ++c) {
    bool kept = false;
    for (const Lit x : formula[c]) kept |= (number >> (x.variable() - 1) & 1) == x.positive();
    if (!kept) return false;
  }
  return true;
}

// About as many clauses as leave few models.
Formula random_formula(Rng& rng, int variables) {
  Formula formula;
  formula.fresh(variables);
  for (int c = below(rng, 4 * variables); c > 0; --c) {
    Lits clause;
    for (int size = 1 + below(rng, 4); size > 0; --size) {
      const int variable = 1 + below(rng, variables);
      clause.push_back(Lit(chance(rng, 50) ? variable : -variable));
    }
    formula.add(clause);
  }
  return formula;
}

TEST_CASE("the reference search agrees with all assignments one by one") {
  Rng rng(1);
  int satisfiable = 0;
  for (int round = 0; round < 500; ++round) {
    const int variables = 1 + below(rng, 6);
    const Formula formula = random_formula(rng, variables);
    int models = 0;
    for (int number = 0; number < power(2, variables); ++number) {
      if (is_model(formula, number)) ++models;
    }
    satisfiable += models > 0 ? 1 : 0;
    REQUIRE(satisfiable_under(formula, {}) == (models > 0));
    REQUIRE(count_models(formula, variables) == models);
  }
  CHECK(satisfiable > 100);
  CHECK(satisfiable < 400);
}

TEST_CASE("the reference propagates chains, meets conflicts and goes back") {
  Formula formula;
  const Lits x = formula.fresh(4);
  formula.add({!x[0], x[1]});
  formula.add({!x[1], !x[2], x[3]});
  Propagator propagator(formula);
  const std::size_t start = propagator.mark();

  CHECK(propagator.assume({x[2], x[0]}));
  CHECK(propagator.value(x[1]) == 1);
  CHECK(propagator.value(!x[3]) == -1);
  propagator.undo(start);
  CHECK(propagator.value(x[1]) == 0);

  CHECK_FALSE(propagator.assume({!x[3], x[2], x[0]}));
  propagator.undo(start);
  CHECK_FALSE(propagator.assume({x[0], !x[0]}));
  propagator.undo(start);
  CHECK(propagator.assume({!x[1]}));
  CHECK(propagator.value(x[0]) == -1);
  CHECK(propagator.value(x[3]) == 0);
}

TEST_CASE("the reference refuses the empty clause and units that clash") {
  Formula empty_clause;
  empty_clause.add({});
  CHECK_FALSE(satisfiable_under(empty_clause, {}));
  CHECK(count_models(empty_clause, 0) == 0);

  Formula units;
  const Lit x = units.fresh();
  units.add({x});
  CHECK(satisfiable_under(units, {}));
  units.add({!x});
  CHECK_FALSE(satisfiable_under(units, {}));
}

}  // namespace
}  // namespace p2c
