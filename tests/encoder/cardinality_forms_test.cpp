// The forms behind the counts: the network's arithmetic and the product.
#include <doctest/doctest.h>

#include <array>

#include "encoder/cardinality_network.hpp"
#include "encoder/product.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace puzzle2cnf {
namespace {

std::int64_t written_clauses(int n, int k, Sides sides) {
  CountingSink out;
  cardinality_network(out, out.fresh(n), k, sides);
  return out.clauses();
}

TEST_CASE("the clauses of a network are as many as the arithmetic says") {
  for (const Sides sides : {Sides{true, false}, Sides{false, true}, Sides{true, true}}) {
    for (int n = 2; n <= 40; ++n) {
      for (int k = 1; k < n; ++k) {
        CAPTURE(n);
        CAPTURE(k);
        CHECK(cardinality_network_clauses(n, k, sides) == written_clauses(n, k, sides));
      }
    }
  }
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

TEST_CASE("the product has fewer clauses than pairs from twelve literals on") {
  for (int n = static_cast<int>(kLeastForProduct); n < 60; ++n) {
    CountingSink product;
    at_most_one_by_product(product, product.fresh(n));
    CHECK(product.clauses() < n * (n - 1) / 2);
  }
}

}  // namespace
}  // namespace puzzle2cnf
