#include "encoder/counts/cardinality.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "encoder/clauses/linear.hpp"
#include "encoder/counts/cardinality_network.hpp"
#include "encoder/counts/product.hpp"
#include "encoder/counts/totalizer.hpp"

namespace p2c {
namespace {

constexpr std::int64_t kTooMany = 100'000'000;  // plain clauses

// Inputs without constants and opposite pairs, and how many true ones were taken away.
struct Inputs {
  Lits xs;
  int taken = 0;
};

bool has_opposites(Lits xs) {
  std::sort(xs.begin(), xs.end(), [](Lit a, Lit b) { return a.variable() < b.variable(); });
  const auto opposite = [](Lit a, Lit b) { return a == !b; };
  return std::adjacent_find(xs.begin(), xs.end(), opposite) != xs.end();
}

// Takes pairs of opposite literals away; just one of each is true.
void take_opposites(Inputs& inputs) {
  Lits sorted = std::move(inputs.xs);
  std::sort(sorted.begin(), sorted.end());
  inputs.xs.clear();
  while (!sorted.empty()) {
    const Lit x = sorted.back();
    sorted.pop_back();
    const auto pair = std::lower_bound(sorted.begin(), sorted.end(), !x);
    if (pair == sorted.end() || *pair != !x) {
      inputs.xs.push_back(x);
    } else {
      sorted.erase(pair);
      ++inputs.taken;
    }
  }
}

Inputs simplified(std::span<const Lit> xs) {
  Inputs inputs;
  inputs.xs.reserve(xs.size());
  for (const Lit x : xs) {
    if (x == kTrue) ++inputs.taken;
    if (x != kTrue && x != kFalse) inputs.xs.push_back(x);
  }
  if (has_opposites(inputs.xs)) take_opposites(inputs);
  return inputs;
}

// n over k, or the largest number when it would overflow.
std::int64_t binomial(std::int64_t n, std::int64_t k) {
  std::int64_t result = 1;
  for (std::int64_t i = 1; i <= std::min(k, n - k); ++i) {
    if (__builtin_mul_overflow(result, n - i + 1, &result)) {
      return std::numeric_limits<std::int64_t>::max();
    }
    result /= i;
  }
  return k > n ? 0 : result;
}

// One of each `size` literals is true: plain clauses, the subsets in lexicographic order.
void one_of_each(ClauseSink& out, std::span<const Lit> xs, std::size_t size) {
  std::vector<std::size_t> chosen(size);
  for (std::size_t i = 0; i < size; ++i) chosen[i] = i;
  Lits clause(size);
  while (true) {
    for (std::size_t i = 0; i < size; ++i) clause[i] = xs[chosen[i]];
    out.add(clause);
    std::size_t move = size;
    while (move > 0 && chosen[move - 1] == xs.size() - size + move - 1) --move;
    if (move == 0) return;
    ++chosen[move - 1];
    for (std::size_t i = move; i < size; ++i) chosen[i] = chosen[i - 1] + 1;
  }
}

void plain(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  if (sides.upper) one_of_each(out, negated(xs), static_cast<std::size_t>(k) + 1);
  if (sides.lower) one_of_each(out, xs, xs.size() - static_cast<std::size_t>(k) + 1);
}

// At most kTooMany: above that nobody needs the exact number.
std::int64_t plain_clauses(int n, int k, Sides sides) {
  const std::int64_t upper = sides.upper ? binomial(n, k + 1) : 0;
  const std::int64_t lower = sides.lower ? binomial(n, n - k + 1) : 0;
  return std::min(kTooMany, std::min(upper, kTooMany) + std::min(lower, kTooMany));
}

bool taken_whole(ClauseSink& out, const Lits& xs, int k, Sides sides) {
  if (!out.takes_linear()) return false;
  Linear count;
  count.add(xs);
  if (sides.lower) count.least = k;
  if (sides.upper) count.most = k;
  return out.take(count);
}

// Of the literals or of their negations.
bool is_at_most_one(int n, int k, Sides sides) {
  return sides.upper != sides.lower && k == (sides.upper ? 1 : n - 1);
}

// The form that is written when `form` is asked for.
Cardinality chosen(Cardinality form, int n, int k, Sides sides) {
  const std::int64_t plain = plain_clauses(n, k, sides);
  if (form == Cardinality::kDirect || plain <= n) return Cardinality::kDirect;
  if (is_at_most_one(n, k, sides)) return Cardinality::kDirect;
  if (form == Cardinality::kAuto) {
    const bool network = cardinality_network_clauses(n, k, sides) < totalizer_clauses(n, k, sides);
    form = network ? Cardinality::kNetwork : Cardinality::kTotalizer;
  }
  const std::int64_t clauses = form == Cardinality::kNetwork
                                   ? cardinality_network_clauses(n, k, sides)
                                   : totalizer_clauses(n, k, sides);
  return plain <= clauses ? Cardinality::kDirect : form;
}

// With at least one side that says something, and no literal twice opposite.
void write_bound(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides, Cardinality form,
                 NameOf list) {
  const int n = static_cast<int>(xs.size());
  switch (chosen(form, n, k, sides)) {
    case Cardinality::kNetwork:
      return cardinality_network(out, xs, k, sides, list);
    case Cardinality::kTotalizer:
      return totalizer(out, xs, k, sides, list);
    case Cardinality::kDirect:
    case Cardinality::kAuto:
      break;
  }
  if (plain_clauses(n, k, sides) == kTooMany) {
    throw TooLarge("a bound of " + std::to_string(k) + " on " + std::to_string(n) +
                   " literals needs more than " + std::to_string(kTooMany) + " plain clauses");
  }
  plain(out, xs, k, sides);
}

// Common to all three: bounds that always or never hold, then the form.
void bound(ClauseSink& out, std::span<const Lit> all, int k, Sides sides, Cardinality form,
           NameOf list) {
  const Inputs inputs = simplified(all);
  const int n = static_cast<int>(inputs.xs.size());
  k = std::max(k, -1) - inputs.taken;  // all negative bounds mean the same
  if ((sides.upper && k < 0) || (sides.lower && k > n)) return out.add({});
  sides.upper = sides.upper && k < n;
  sides.lower = sides.lower && k > 0;
  if (!sides.upper && !sides.lower) return;
  if (taken_whole(out, inputs.xs, k, sides)) return;
  if (sides.upper && sides.lower && (k == 1 || k == n - 1)) {
    bound(out, inputs.xs, k, {true, false}, form, list);  // one side is a single clause
    bound(out, inputs.xs, k, {false, true}, form, list);
    return;
  }
  const bool product = inputs.xs.size() >= kLeastForProduct && form != Cardinality::kDirect;
  if (product && sides.upper && k == 1) return at_most_one_by_product(out, inputs.xs, list);
  if (product && sides.lower && k == n - 1) {
    return at_most_one_by_product(out, negated(inputs.xs), [&] { return "not-" + list(); });
  }
  write_bound(out, inputs.xs, k, sides, form, list);
}

}  // namespace

void at_most(ClauseSink& out, std::span<const Lit> xs, int k, Cardinality form, NameOf list) {
  bound(out, xs, k, {true, false}, form, list);
}

void at_least(ClauseSink& out, std::span<const Lit> xs, int k, Cardinality form, NameOf list) {
  bound(out, xs, k, {false, true}, form, list);
}

void exactly(ClauseSink& out, std::span<const Lit> xs, int k, Cardinality form, NameOf list) {
  bound(out, xs, k, {true, true}, form, list);
}

}  // namespace p2c
