#include "solver_glue/formula_memory.hpp"

#include <string>

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// Roughly: a clause with two watches, a variable with its tables, and our copy until it is loaded.
void refuse_over(std::int64_t limit, const std::function<void(ClauseSink&)>& fill,
                 const Stop* stop) {
  if (limit == 0) return;
  WithoutGraphs<CountingSink> counter;
  counter.stop_with(stop);
  fill(counter);
  const std::int64_t bytes =
      64 * counter.clauses() + 8 * counter.literals() + std::int64_t{150} * counter.variables();
  if (bytes <= limit) return;
  throw TooLarge("the formula has " + std::to_string(counter.variables()) + " variables and " +
                 std::to_string(counter.clauses()) + " clauses and would take about " +
                 std::to_string(bytes / 1'000'000) + " MB, above the limit of " +
                 std::to_string(limit / 1'000'000) + " MB");
}

}  // namespace p2c
