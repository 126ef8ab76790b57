// Counts over lists that are not sets, senseless bounds, and the size of what is written.
#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "encoder/counts/cardinality.hpp"
#include "instances/puzzle.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::cardinality_lists_test {
namespace {

constexpr int kLowest = std::numeric_limits<int>::min();
constexpr int kHighest = std::numeric_limits<int>::max();

int trues_among(const Lits& list, int number) {
  int count = 0;
  for (const Lit x : list) {
    const bool set = x != kTrue && x != kFalse && (number >> (x.variable() - 1) & 1) != 0;
    count += x == kTrue || (x != kFalse && set == x.positive()) ? 1 : 0;
  }
  return count;
}

// The three claims over one list, on every input of its variables 1 to `variables`.
std::string wrong_on_list(const Lits& list, int variables, int k,
                          Cardinality form = Cardinality::kNetwork) {
  std::string wrong;
  const auto compare = [&](const char* name, auto state, auto holds) {
    Formula formula;
    const Lits xs = formula.fresh(variables);
    state(formula, list, k, form, {});
    Propagator propagator(formula);
    for (int number = 0; number < power(2, variables); ++number) {
      const bool taken = satisfiable_under(propagator, full_input(xs, number));
      if (taken == holds(trues_among(list, number))) continue;
      wrong = std::string(name) + " " + std::to_string(k) + " of" + shown(list) + ", input " +
              std::to_string(number);
    }
  };
  compare("at_most", at_most, [&](int trues) { return trues <= k; });
  compare("at_least", at_least, [&](int trues) { return trues >= k; });
  compare("exactly", exactly, [&](int trues) { return trues == k; });
  return wrong;
}

const Lits kAlphabet{Lit(1), Lit(-1), Lit(2), Lit(-2), kTrue, kFalse};

TEST_CASE("every list of up to 4 literals, repeated, opposite and constant ones, counts exactly") {
  for (int size = 0; size <= 4; ++size) {
    for (int number = 0; number < power(6, size); ++number) {
      Lits list;
      for (int rest = number; static_cast<int>(list.size()) < size; rest /= 6) {
        list.push_back(kAlphabet[rest % 6]);
      }
      for (int k = -1; k <= size + 1; ++k) {
        REQUIRE(wrong_on_list(list, 2, k) == "");
        REQUIRE(wrong_on_list(list, 2, k, Cardinality::kDirect) == "");
      }
    }
  }
}

TEST_CASE("long lists of few variables count exactly") {
  Rng rng(3);
  for (int round = 0; round < 200; ++round) {
    Lits list;
    for (int size = 6 + below(rng, 9); size > 0; --size) {
      const int variable = 1 + below(rng, 4);
      const Lit x(chance(rng, 75) ? variable : -variable);
      list.push_back(chance(rng, 90) ? x : (chance(rng, 50) ? kTrue : kFalse));
    }
    for (int k = -1; k <= static_cast<int>(list.size()) + 1; ++k) {
      REQUIRE(wrong_on_list(list, 4, k) == "");
      REQUIRE(wrong_on_list(list, 4, k, Cardinality::kTotalizer) == "");
    }
  }
}

// Just one of two opposite literals is true, so the rest has a count of its own.
void check_opposites(Cardinality form, int one, int two) {
  const auto check = [&](auto state, int k, bool given, int follows) {
    Formula formula;
    Lits x = formula.fresh(6);
    Lits list = x;
    list.insert(list.begin() + 3, {!x[one], !x[two]});
    state(formula, list, k, form, {});
    Propagator propagator(formula);
    for (const int i : {std::max(one, two), std::min(one, two)}) x.erase(x.begin() + i);
    if (given) CHECK(propagator.assume({follows < 0 ? x.back() : !x.back()}));
    if (given) x.pop_back();
    for (const Lit other : x) CHECK(propagator.value(other) == follows);
    CHECK(propagator.value(Lit(one + 1)) == 0);
    CHECK(propagator.value(Lit(two + 1)) == 0);
  };
  check(at_most, 3, true, -1);
  check(at_least, 5, true, 1);
  check(at_most, 2, false, -1);
  check(at_least, 6, false, 1);
}

TEST_CASE("opposite literals take one each, and the rest is propagated in full") {
  for (const Cardinality form :
       {Cardinality::kNetwork, Cardinality::kTotalizer, Cardinality::kDirect, Cardinality::kAuto}) {
    CAPTURE(form);
    for (const auto& [one, two] : {std::pair{0, 1}, {4, 5}, {1, 4}, {5, 2}}) {
      check_opposites(form, one, two);
    }
  }
}

TEST_CASE("any bound will do, the extreme ones too") {
  for (const int k : {kLowest, kLowest + 1, kHighest - 1, kHighest}) {
    CHECK(wrong_on_list({}, 0, k) == "");
    CHECK(wrong_on_list({kTrue}, 0, k) == "");
    CHECK(wrong_on_list({Lit(1), kTrue, Lit(-1), Lit(2)}, 2, k) == "");
  }
}

CountingSink counted(decltype(&at_most) state, int n, int k,
                     Cardinality form = Cardinality::kNetwork) {
  CountingSink sink;
  state(sink, sink.fresh(n), k, form, {});
  return sink;
}

TEST_CASE("a bound that always holds costs nothing, one that never holds is the empty clause") {
  for (const int n : {0, 1, 5, 1000}) {
    CHECK(counted(at_most, n, n).clauses() == 0);
    CHECK(counted(at_least, n, 0).clauses() == 0);
    for (const CountingSink& never :
         {counted(at_most, n, -1), counted(at_least, n, n + 1), counted(exactly, n, n + 1)}) {
      CHECK(never.clauses() == 1);
      CHECK(never.literals() == 0);
      CHECK(never.variables() == n);
    }
  }
}

TEST_CASE("plain clauses are used where they are no more than the network's") {
  CHECK(counted(at_most, 6, 3).clauses() == 15);
  CHECK(counted(at_most, 6, 3).variables() == 6);
  CHECK(counted(at_most, 8, 3).clauses() == 34);  // 70 plain ones
  CHECK(counted(at_most, 8, 3).variables() > 8);
  CHECK(counted(at_least, 1000, 1).clauses() == 1);
  CHECK(counted(at_most, 1000, 999).clauses() == 1);
  CHECK(counted(exactly, 1000, 1000).clauses() == 1000);
  CHECK(counted(exactly, 1000, 1).clauses() == counted(at_most, 1000, 1).clauses() + 1);
}

TEST_CASE("at most one of fewer than 12 is every pair, and no variable") {
  for (const Cardinality form :
       {Cardinality::kNetwork, Cardinality::kTotalizer, Cardinality::kAuto}) {
    for (int n = 2; n < 12; ++n) {
      for (const CountingSink& sink :
           {counted(at_most, n, 1, form), counted(at_least, n, n - 1, form)}) {
        CHECK(sink.clauses() == n * (n - 1) / 2);
        CHECK(sink.variables() == n);
      }
    }
    CHECK(counted(at_most, 12, 1, form).variables() > 12);
  }
}

TEST_CASE("one side of a large count is the other side of its complement") {
  CHECK(counted(at_most, 1000, 900).clauses() == counted(at_least, 1000, 100).clauses());
  CHECK(counted(at_least, 1000, 900).literals() == counted(at_most, 1000, 100).literals());
  CHECK(counted(exactly, 1000, 900).variables() == counted(exactly, 1000, 100).variables());
}

// Pinned so that a change of size is seen: PBLib has 83192 clauses here, PySAT 70166.
TEST_CASE("exactly 100 of 1000") {
  const CountingSink sink = counted(exactly, 1000, 100);
  CHECK(sink.clauses() == 74638);
  CHECK(sink.literals() == 186060);
  CHECK(sink.variables() == 19928);
  CHECK(counted(exactly, 1000, 100, Cardinality::kAuto).clauses() == 74638);
  CHECK(counted(exactly, 1000, 100, Cardinality::kTotalizer).clauses() == 194766);
}

TEST_CASE("constants in a list cost nothing: the formula is the one without them") {
  const auto written = [](const Lits& constants, int k, Cardinality form) {
    Formula formula;
    Lits xs = formula.fresh(9);
    xs.insert(xs.begin() + 4, constants.begin(), constants.end());
    at_most(formula, xs, k, form);
    at_least(formula, xs, k - 1, form);
    std::vector<Lits> clauses;
    for (std::size_t i = 0; i < formula.size(); ++i) {
      clauses.emplace_back(formula[i].begin(), formula[i].end());
    }
    return clauses;
  };
  for (const Cardinality form :
       {Cardinality::kNetwork, Cardinality::kTotalizer, Cardinality::kDirect, Cardinality::kAuto}) {
    CHECK(written({kFalse, kFalse, kFalse}, 4, form) == written({}, 4, form));
    CHECK(written({kTrue, kTrue}, 6, form) == written({}, 4, form));
    CHECK(written({kTrue, kFalse}, 5, form) == written({}, 4, form));
  }
}

}  // namespace
}  // namespace p2c::cardinality_lists_test
