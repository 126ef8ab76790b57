// A model against a formula: the first clause that it breaks.
#include "cnf_out/model_check.hpp"

#include <doctest/doctest.h>

#include <random>

namespace puzzle2cnf {
namespace {

Model model_of(const std::vector<int>& numbers) {
  Model model;
  for (const int number : numbers) model.set(Lit(number));
  return model;
}

TEST_CASE("the first clause that a model breaks is named") {
  const Model model = model_of({1, -2, -3});
  ModelCheck check(model);
  check.fresh(3);
  check.add({Lit(1), Lit(2)});
  CHECK(check.broken() == 0);
  check.add({Lit(2), !Lit(1), Lit(3)});
  check.add({Lit(2)});
  CHECK(check.clauses() == 3);
  CHECK(check.broken() == 2);
  CHECK(check.broken_clause() == Lits{Lit(2), Lit(-1), Lit(3)});
}

TEST_CASE("a variable without a value satisfies nothing, and neither does the empty clause") {
  const Model model = model_of({1});
  for (const int number : {2, -2}) {
    ModelCheck check(model);
    check.fresh(2);
    check.add({Lit(number)});
    CHECK(check.broken() == 1);
  }
  ModelCheck check(model);
  check.add(std::initializer_list<Lit>{});
  CHECK(check.broken() == 1);
}

TEST_CASE("random models of random formulas: the same verdict as by the definition") {
  std::mt19937 rng(1);
  int right = 0;
  for (int round = 0; round < 10'000; ++round) {
    const unsigned bits = rng() % 64;
    Model model;
    for (int v = 1; v <= 6; ++v) model.set(((bits >> (v - 1)) & 1U) != 0 ? Lit(v) : Lit(-v));
    ModelCheck check(model);
    check.fresh(6);
    int broken = 0;
    for (int number = 1; number <= 8; ++number) {
      Lits clause;
      bool holds = false;
      for (int i = 0; i < 3; ++i) {
        const int v = static_cast<int>(rng() % 6) + 1;
        const bool positive = rng() % 2 == 0;
        clause.push_back(positive ? Lit(v) : Lit(-v));
        holds = holds || (((bits >> (v - 1)) & 1U) != 0) == positive;
      }
      const auto before = check.clauses();
      check.add(clause);  // a tautology is not a clause
      if (!holds && broken == 0) broken = static_cast<int>(before) + 1;
    }
    REQUIRE(check.broken() == broken);
    right += broken == 0 ? 1 : 0;
  }
  CHECK(right > 1000);
  CHECK(right < 9000);
}

}  // namespace
}  // namespace puzzle2cnf
