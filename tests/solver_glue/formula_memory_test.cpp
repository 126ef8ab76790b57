// The size of a formula in memory, against a limit.
#include "solver_glue/formula_memory.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

// Two variables, three clauses, five literals.
void fill(ClauseSink& out) {
  const Lit a = out.fresh();
  const Lit b = out.fresh();
  out.add({a, b});
  out.add({!a, b});
  out.add({!b});
}

constexpr std::int64_t kBytes = 2 * 150 + 3 * 64 + 5 * 8;

}  // namespace

TEST_CASE("a formula is refused above the limit, and not at it") {
  CHECK_NOTHROW(refuse_over(kBytes, fill, nullptr));
  CHECK_THROWS_AS(refuse_over(kBytes - 1, fill, nullptr), TooLarge);
  CHECK_NOTHROW(refuse_over(0, fill, nullptr));
}

TEST_CASE("the refusal has the figures") {
  try {
    refuse_over(1, fill, nullptr);
    FAIL("it was not refused");
  } catch (const TooLarge& error) {
    CHECK(std::string(error.what()) ==
          "the formula has 2 variables and 3 clauses and would take about 0 MB, above the limit of "
          "0 MB");
  }
}

}  // namespace p2c
