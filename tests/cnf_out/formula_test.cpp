// A formula gives back its clauses as they were added.
#include "cnf_out/formula.hpp"

#include <doctest/doctest.h>

#include "instances/puzzle.hpp"

namespace p2c::formula_test {
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

// Some thousand clauses of up to `longest` literals.
std::vector<Lits> random_clauses(Formula& out, int count, int longest) {
  Rng rng(4);
  const Lits x = out.fresh(longest);
  std::vector<Lits> clauses;
  for (int i = 0; i < count; ++i) {
    Lits clause;
    for (int size = below(rng, longest + 1); size > 0; --size) {
      clause.push_back(x[size - 1]);
    }
    out.add(clause);
    clauses.push_back(clause);
  }
  return clauses;
}

TEST_CASE("clauses come back from every chunk, those longer than one too") {
  for (const int longest : {3, 100, 3000}) {
    Formula formula;
    const std::vector<Lits> clauses = random_clauses(formula, 5000, longest);
    REQUIRE(formula.size() == clauses.size());
    for (std::size_t i = 0; i < clauses.size(); ++i) REQUIRE(at(formula, i) == clauses[i]);
  }
}

TEST_CASE("4 bytes a literal and 4 a clause") {
  Formula formula;
  const Lits x = formula.fresh(40);
  std::size_t literals = 0;
  for (int i = 0; i < 3'000'000; ++i) {
    const std::size_t size = 1 + static_cast<std::size_t>(i) % 5;
    formula.add(std::span(x).subspan(static_cast<std::size_t>(i) % 30, size));
    literals += size;
  }
  const std::size_t least = 4 * literals + 4 * formula.size();
  CHECK(formula.bytes() >= least);
  CHECK(formula.bytes() - least < least / 8);  // the last chunk is not full
  Formula small;
  small.fresh();
  small.add({Lit(1)});
  CHECK(small.bytes() < 2000);
}

}  // namespace
}  // namespace p2c::formula_test
