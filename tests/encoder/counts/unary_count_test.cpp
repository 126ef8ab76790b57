// Counts in unary: after each partial input each place is what the bounds of the count say.
#include <doctest/doctest.h>

#include <algorithm>

#include "encoder/counts/totalizer.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

TEST_CASE("unary counts: a place is known as soon as the inputs say it") {
  for (int n = 1; n <= 6; ++n) {
    CAPTURE(n);
    Formula formula;
    const Lits xs = formula.fresh(n);
    const Lits count = unary_count(formula, xs, [] { return std::string("list"); });
    REQUIRE(count.size() == xs.size());
    Propagator known(formula);
    const std::size_t start = known.mark();
    for (int number = 0; number < power(3, n); ++number) {
      const Lits input = partial_input(xs, number);
      REQUIRE(known.assume(input));
      const auto least =
          std::count_if(input.begin(), input.end(), [](Lit x) { return x.positive(); });
      const auto most = least + n - static_cast<long>(input.size());
      for (int k = 0; k < n; ++k) {
        CHECK(known.value(count[k]) == (least > k ? 1 : most <= k ? -1 : 0));
      }
      known.undo(start);
    }
  }
}

}  // namespace
}  // namespace p2c
