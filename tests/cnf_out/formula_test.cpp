// A formula gives back its clauses as they were added.
#include "cnf_out/formula.hpp"

#include <doctest/doctest.h>

namespace puzzle2cnf {
namespace {

Lits at(const Formula& formula, std::size_t clause) {
  return {formula[clause].begin(), formula[clause].end()};
}

TEST_CASE("clauses come back in order, empty ones too") {
  Formula formula;
  CHECK(formula.size() == 0);
  const Lits x = formula.fresh(3);
  formula.add({});
  formula.add({x[2], !x[0]});
  formula.add({});
  formula.add({x[1]});
  CHECK(formula.variables() == 3);
  REQUIRE(formula.size() == 4);
  CHECK(at(formula, 0).empty());
  CHECK(at(formula, 1) == Lits{Lit(3), Lit(-1)});
  CHECK(at(formula, 2).empty());
  CHECK(at(formula, 3) == Lits{Lit(2)});
}

TEST_CASE("clauses that fold away are not kept") {
  Formula formula;
  const Lits x = formula.fresh(2);
  formula.add({x[0], kTrue});
  formula.add({!x[1], x[1]});
  formula.add({x[1], kFalse, x[1]});
  REQUIRE(formula.size() == 1);
  CHECK(at(formula, 0) == Lits{Lit(2)});
}

}  // namespace
}  // namespace puzzle2cnf
