#include "encoder/counts/totalizer.hpp"

#include <algorithm>

#include "encoder/counts/unary_merge.hpp"

namespace p2c {
namespace {

class Tree {
 public:
  // The upper bound looks at the first k + 1 places of a sum, the lower one at the first k.
  Tree(ClauseSink& out, std::span<const Lit> inputs, Sides sides, std::size_t k, NameOf list)
      : out_(out),
        inputs_(inputs),
        upper_(sides.upper ? k + 1 : 0),
        lower_(sides.lower ? k : 0),
        list_(list) {
    out.list([&] { return NamedList{list(), {inputs.begin(), inputs.end()}, {}}; });
  }

  // How many of the inputs from, from + 1, ..., to - 1 are true, in unary, up to the wanted places.
  Lits sum(std::size_t from, std::size_t to) {
    if (to - from == 1) return {inputs_[from]};
    const std::size_t middle = from + (to - from) / 2;
    const Lits a = sum(from, middle);
    const Lits b = sum(middle, to);
    const std::size_t places = std::min(std::max(upper_, lower_), a.size() + b.size());
    return merged(
        out_, a, b, places, [&](std::size_t i) { return i < upper_; },
        [&](std::size_t i) { return i < lower_; },
        [&](std::size_t i) {
          return VariableName{name_of("total", {list_(), items(from, to), std::to_string(i + 1)}),
                              sense_of({i < upper_, i < lower_})};
        });
  }

 private:
  ClauseSink& out_;
  std::span<const Lit> inputs_;
  std::size_t upper_;
  std::size_t lower_;
  NameOf list_;
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

void totalizer(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides, NameOf list) {
  const auto count = static_cast<std::size_t>(k);
  if (2 * count > xs.size()) {
    const int others = static_cast<int>(xs.size() - count);
    return totalizer(out, negated(xs), others, {sides.lower, sides.upper},
                     [&] { return "not-" + list(); });
  }
  Tree tree(out, xs, sides, count, list);
  const Lits a = tree.sum(0, xs.size() / 2);
  const Lits b = tree.sum(xs.size() / 2, xs.size());
  if (sides.upper) merged_at_most(out, a, b, count, kFalse);
  if (sides.lower) merged_at_least(out, a, b, count, kFalse);
}

Lits unary_count(ClauseSink& out, std::span<const Lit> xs, NameOf list) {
  return Tree(out, xs, {true, true}, xs.size(), list).sum(0, xs.size());
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
