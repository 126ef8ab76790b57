// The forms behind the counts: the network's arithmetic and the product.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "encoder/counts/cardinality.hpp"
#include "encoder/counts/cardinality_network.hpp"
#include "encoder/counts/product.hpp"
#include "encoder/counts/totalizer.hpp"
#include "tests/board_count.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::cardinality_forms_test {
namespace {

using Form = void (*)(ClauseSink&, std::span<const Lit>, int, Sides, NameOf);

std::int64_t written_clauses(Form form, int n, int k, Sides sides) {
  CountingSink out;
  form(out, out.fresh(n), k, sides, {});
  return out.clauses();
}

std::int64_t written_clauses(int n, int k, Cardinality form) {
  CountingSink out;
  exactly(out, out.fresh(n), k, form);
  return out.clauses();
}

TEST_CASE("the clauses of a network and of a totalizer are as many as the arithmetic says") {
  for (const Sides sides : {Sides{true, false}, Sides{false, true}, Sides{true, true}}) {
    for (int n = 2; n <= 40; ++n) {
      for (int k = 1; k < n; ++k) {
        CAPTURE(n);
        CAPTURE(k);
        CHECK(cardinality_network_clauses(n, k, sides) ==
              written_clauses(cardinality_network, n, k, sides));
        CHECK(totalizer_clauses(n, k, sides) == written_clauses(totalizer, n, k, sides));
      }
    }
  }
}

TEST_CASE("auto has no more clauses than any form; plain clauses have their limit") {
  for (int n = 1; n <= fewer_if_sanitized(20, 14); ++n) {
    for (int k = 0; k <= n; ++k) {
      CAPTURE(n);
      CAPTURE(k);
      const std::int64_t fewest = written_clauses(n, k, Cardinality::kAuto);
      CHECK(fewest <= written_clauses(n, k, Cardinality::kNetwork));
      CHECK(fewest <= written_clauses(n, k, Cardinality::kTotalizer));
      CHECK(fewest <= written_clauses(n, k, Cardinality::kDirect));
    }
  }
  CHECK_THROWS_AS(written_clauses(100, 50, Cardinality::kDirect), TooLarge);
}

// "At most one" is wrong where two are allowed, one or none is refused, or one that is true leaves
// another open.
std::string wrong_product(int n) {
  Formula formula;
  const Lits xs = formula.fresh(n);
  at_most_one_by_product(formula, xs);
  Propagator propagator(formula);
  if (!satisfiable_under(propagator, negated(xs))) return "none refused";
  for (std::size_t i = 0; i < xs.size(); ++i) {
    Lits input = negated(xs);
    input[i] = xs[i];
    if (!satisfiable_under(propagator, input)) return "one refused";
    const std::size_t mark = propagator.mark();
    if (!propagator.assume(std::array{xs[i]})) return "one is a conflict";
    for (std::size_t j = 0; j < xs.size(); ++j) {
      if (propagator.value(xs[j]) != (i == j ? 1 : -1)) return "a second one is open";
    }
    propagator.undo(mark);
  }
  return {};
}

TEST_CASE("the product form is exact and arc consistent, in more than one level too") {
  for (const int n : {1, 2, 3, 4, 5, 9, 11, 12, 13, 16, 17, 30, 145, 170}) {
    CAPTURE(n);
    CHECK(wrong_product(n) == "");
  }
}

// All inputs of which up to three literals are true, or false, and what a bound on one should say.
std::string wrong_bound(int n, bool ones, decltype(&at_most) state, bool (*right)(int)) {
  Formula formula;
  const Lits xs = formula.fresh(n);
  state(formula, xs, ones ? 1 : n - 1, Cardinality::kNetwork, {});
  Propagator propagator(formula);
  for (int number = 0; number < n * n * n; ++number) {
    std::vector<bool> odd(xs.size(), false);
    for (int rest = number, k = 0; k < 3; ++k, rest /= n) odd[rest % n] = true;
    const auto count = static_cast<int>(std::count(odd.begin(), odd.end(), true));
    Lits input;
    for (std::size_t i = 0; i < xs.size(); ++i) input.push_back(odd[i] == ones ? xs[i] : !xs[i]);
    if (satisfiable_under(propagator, input) != right(count)) return shown(input);
  }
  return {};
}

TEST_CASE("bounds of one, and of all but one, are exact where they are products") {
  const auto at_most_one_odd = [](int odd) { return odd <= 1; };
  const auto at_least_one_odd = [](int odd) { return odd >= 1; };
  const auto one_odd = [](int odd) { return odd == 1; };
  for (const int n : {12, 13, 17}) {
    CAPTURE(n);
    CHECK(wrong_bound(n, true, at_most, at_most_one_odd) == "");
    CHECK(wrong_bound(n, true, at_least, at_least_one_odd) == "");
    CHECK(wrong_bound(n, true, exactly, one_odd) == "");
    CHECK(wrong_bound(n, false, at_least, at_most_one_odd) == "");
    CHECK(wrong_bound(n, false, at_most, at_least_one_odd) == "");
    CHECK(wrong_bound(n, false, exactly, one_odd) == "");
  }
}

TEST_CASE("the product has fewer clauses than pairs from twelve literals on") {
  for (int n = static_cast<int>(kLeastForProduct); n < 60; ++n) {
    CountingSink product;
    at_most_one_by_product(product, product.fresh(n));
    CHECK(product.clauses() < n * (n - 1) / 2);
  }
}

}  // namespace
}  // namespace p2c::cardinality_forms_test
