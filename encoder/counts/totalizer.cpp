#include "encoder/counts/totalizer.hpp"

#include <algorithm>

#include "encoder/counts/unary_merge.hpp"

namespace p2c {
namespace {

class Tree {
 public:
  // The upper bound looks at the first k + 1 places of a sum, the lower one at the first k.
  Tree(ClauseSink& out, Sides sides, std::size_t k)
      : out_(out), upper_(sides.upper ? k + 1 : 0), lower_(sides.lower ? k : 0) {}

  // How many inputs are true, in unary, up to the wanted places.
  Lits sum(std::span<const Lit> inputs) {
    if (inputs.size() == 1) return {inputs[0]};
    const std::size_t half = inputs.size() / 2;
    const Lits a = sum(inputs.first(half));
    const Lits b = sum(inputs.subspan(half));
    const std::size_t places = std::min(std::max(upper_, lower_), a.size() + b.size());
    return merged(
        out_, a, b, places, [&](std::size_t i) { return i < upper_; },
        [&](std::size_t i) { return i < lower_; });
  }

 private:
  ClauseSink& out_;
  std::size_t upper_;
  std::size_t lower_;
};

std::int64_t sum_clauses(std::size_t n, std::size_t upper, std::size_t lower) {
  if (n == 1) return 0;
  const std::size_t a = std::min(n / 2, std::max(upper, lower));
  const std::size_t b = std::min(n - n / 2, std::max(upper, lower));
  std::int64_t clauses = sum_clauses(n / 2, upper, lower) + sum_clauses(n - n / 2, upper, lower);
  for (std::size_t i = 0; i < a + b; ++i) {
    if (i < upper) clauses += merged_clauses(a, b, i + 1);
    if (i < lower) clauses += merged_clauses(a, b, i);
  }
  return clauses;
}

}  // namespace

void totalizer(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  const auto count = static_cast<std::size_t>(k);
  if (2 * count > xs.size()) {
    const int others = static_cast<int>(xs.size() - count);
    return totalizer(out, negated(xs), others, {sides.lower, sides.upper});
  }
  Tree tree(out, sides, count);
  const Lits a = tree.sum(xs.first(xs.size() / 2));
  const Lits b = tree.sum(xs.subspan(xs.size() / 2));
  if (sides.upper) merged_at_most(out, a, b, count, kFalse);
  if (sides.lower) merged_at_least(out, a, b, count, kFalse);
}

std::int64_t totalizer_clauses(int n, int k, Sides sides) {
  if (2 * k > n) return totalizer_clauses(n, n - k, {sides.lower, sides.upper});
  const auto inputs = static_cast<std::size_t>(n);
  const auto count = static_cast<std::size_t>(k);
  const std::size_t upper = sides.upper ? count + 1 : 0;
  const std::size_t lower = sides.lower ? count : 0;
  const std::size_t a = std::min(inputs / 2, std::max(upper, lower));
  const std::size_t b = std::min(inputs - inputs / 2, std::max(upper, lower));
  return sum_clauses(inputs / 2, upper, lower) + sum_clauses(inputs - inputs / 2, upper, lower) +
         (sides.upper ? merged_clauses(a, b, count + 1) : 0) +
         (sides.lower ? merged_clauses(a, b, count - 1) : 0);
}

}  // namespace p2c
