// A model against a formula: the first clause that it breaks.
#include "cnf_out/model_check.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "instances/puzzle.hpp"

namespace p2c {
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

using Values = std::vector<int>;  // of each variable from 1 on: 1, -1, or 0 for none

// About 5 in 100 variables have no value.
Values random_values(Rng& rng, int variables) {
  Values values{0};
  for (int v = 1; v <= variables; ++v) values.push_back(chance(rng, 5) ? 0 : 1 - 2 * below(rng, 2));
  return values;
}

// Literals of different variables; all are false, or one of them is true.
Lits random_clause(Rng& rng, const Values& values, int size, bool holds) {
  std::vector<int> variables;
  for (std::size_t v = 1; v < values.size(); ++v) variables.push_back(static_cast<int>(v));
  shuffle(variables, rng);
  if (holds) {
    const auto with_value = [&](int v) { return values[v] != 0; };
    std::swap(variables[0], *std::find_if(variables.begin(), variables.end(), with_value));
  }
  Lits clause;
  for (int i = 0; i < size; ++i) {
    const int v = variables[i];
    const int sign = values[v] == 0 ? 1 - 2 * below(rng, 2) : values[v];
    clause.push_back(Lit(holds && i == 0 ? sign * v : -sign * v));
  }
  shuffle(clause, rng);
  return clause;
}

// Three hundred clauses; returns whether the model satisfies all.
bool check_long_clauses(Rng& rng, int percent_broken) {
  const Values values = random_values(rng, 30 + below(rng, 171));
  Model model;
  for (int v = 1; v < static_cast<int>(values.size()); ++v) {
    if (values[v] != 0) model.set(Lit(values[v] * v));
  }
  ModelCheck check(model);
  check.fresh(static_cast<int>(values.size()) - 1);
  int broken = 0;
  Lits broken_clause;
  for (int number = 1; number <= 300; ++number) {
    const bool holds = !chance(rng, percent_broken);
    const Lits clause = random_clause(rng, values, 1 + below(rng, 30), holds);
    check.add(clause);
    if (holds || broken > 0) continue;
    broken = number;
    broken_clause = clause;
  }
  CHECK(check.clauses() == 300);
  CHECK(check.broken() == broken);
  CHECK(check.broken_clause() == broken_clause);
  return broken == 0;
}

TEST_CASE("hundreds of long clauses, each true by one literal at most") {
  Rng rng(2);
  int right = 0;
  for (int round = 0; round < 200; ++round) right += check_long_clauses(rng, round % 2) ? 1 : 0;
  CHECK(right >= 100);
  CHECK(right < 150);
}

}  // namespace
}  // namespace p2c
