#include "encoder/totalizer.hpp"

#include <algorithm>

namespace puzzle2cnf {
namespace {

// "i or more are true" of a sum in unary: always for 0, never above the number of inputs.
Lit place(const Lits& sum, std::size_t i) {
  if (i == 0) return kTrue;
  return i <= sum.size() ? sum[i - 1] : kFalse;
}

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
    const Lits r = out_.fresh(static_cast<int>(places));
    for (std::size_t i = 0; i < places; ++i) {
      if (i < upper_) at_most(a, b, i, r[i]);
      if (i < lower_) at_least(a, b, i + 1, !r[i]);
    }
    return r;
  }

  // a + b <= k, or else `other`.
  void at_most(const Lits& a, const Lits& b, std::size_t k, Lit other) {
    for (std::size_t i = 0; i <= std::min(a.size(), k + 1); ++i) {
      if (k + 1 - i <= b.size()) out_.add({!place(a, i), !place(b, k + 1 - i), other});
    }
  }

  // a + b >= k, or else `other`.
  void at_least(const Lits& a, const Lits& b, std::size_t k, Lit other) {
    for (std::size_t i = 0; i <= std::min(a.size(), k - 1); ++i) {
      if (k - 1 - i <= b.size()) out_.add({place(a, i + 1), place(b, k - i), other});
    }
  }

 private:
  ClauseSink& out_;
  std::size_t upper_;
  std::size_t lower_;
};

// How many pairs of 0 to a and 0 to b add up to `total`: the clauses of one bound.
std::int64_t pairs(std::int64_t a, std::int64_t b, std::int64_t total) {
  return std::max<std::int64_t>(0, std::min(a, total) - std::max<std::int64_t>(0, total - b) + 1);
}

std::int64_t sum_clauses(int n, int upper, int lower) {
  if (n == 1) return 0;
  const int a = std::min(n / 2, std::max(upper, lower));
  const int b = std::min(n - n / 2, std::max(upper, lower));
  std::int64_t clauses = sum_clauses(n / 2, upper, lower) + sum_clauses(n - n / 2, upper, lower);
  for (int i = 0; i < a + b; ++i) {
    clauses += (i < upper ? pairs(a, b, i + 1) : 0) + (i < lower ? pairs(a, b, i) : 0);
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
  if (sides.upper) tree.at_most(a, b, count, kFalse);
  if (sides.lower) tree.at_least(a, b, count, kFalse);
}

std::int64_t totalizer_clauses(int n, int k, Sides sides) {
  if (2 * k > n) return totalizer_clauses(n, n - k, {sides.lower, sides.upper});
  const int upper = sides.upper ? k + 1 : 0;
  const int lower = sides.lower ? k : 0;
  const int a = std::min(n / 2, std::max(upper, lower));
  const int b = std::min(n - n / 2, std::max(upper, lower));
  return sum_clauses(n / 2, upper, lower) + sum_clauses(n - n / 2, upper, lower) +
         (sides.upper ? pairs(a, b, k + 1) : 0) + (sides.lower ? pairs(a, b, k - 1) : 0);
}

}  // namespace puzzle2cnf
