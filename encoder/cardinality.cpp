#include "encoder/cardinality.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace puzzle2cnf {
namespace {

// Which implications are stated: an upper bound needs those from inputs to outputs, a lower bound
// those from outputs to inputs.
struct Sides {
  bool upper;
  bool lower;
};

class Network {
 public:
  Network(ClauseSink& out, Sides sides) : out_(out), sides_(sides) {}

  // The first `wanted` places of the inputs in descending order.
  Lits sorted(std::span<const Lit> inputs, std::size_t wanted) {
    if (inputs.size() <= 1) return {inputs.begin(), inputs.end()};
    const std::size_t half = inputs.size() / 2;
    return merged(sorted(inputs.first(half), wanted), sorted(inputs.subspan(half), wanted), wanted);
  }

 private:
  // Batcher's odd-even merge, cut off behind `wanted` places. With d and e the merged odd and even
  // places: the first place is d[0], and each pair d[i + 1], e[i] fills the next two.
  Lits merged(const Lits& a, const Lits& b, std::size_t wanted) {
    wanted = std::min(wanted, a.size() + b.size());
    if (a.empty() || b.empty()) return first(a.empty() ? b : a, wanted);
    if (a.size() == 1 && b.size() == 1) return compared(a[0], b[0], wanted);
    const Lits d = merged(every_second(a, 0), every_second(b, 0), wanted / 2 + 1);
    const Lits e = merged(every_second(a, 1), every_second(b, 1), wanted / 2);
    Lits places{d[0]};
    for (std::size_t i = 0; places.size() < wanted; ++i) {
      const Lit x = i + 1 < d.size() ? d[i + 1] : kFalse;
      const Lit y = i < e.size() ? e[i] : kFalse;
      for (const Lit place : compared(x, y, wanted - places.size())) places.push_back(place);
    }
    return places;
  }

  // The larger and, when wanted, the smaller of two literals.
  Lits compared(Lit a, Lit b, std::size_t wanted) {
    if (a == kFalse || b == kFalse) return first({a == kFalse ? b : a, kFalse}, wanted);
    const Lit larger = out_.fresh();
    if (sides_.upper) {
      out_.add({!a, larger});
      out_.add({!b, larger});
    }
    if (sides_.lower) out_.add({!larger, a, b});
    if (wanted == 1) return {larger};
    const Lit smaller = out_.fresh();
    if (sides_.upper) out_.add({!a, !b, smaller});
    if (sides_.lower) {
      out_.add({!smaller, a});
      out_.add({!smaller, b});
    }
    return {larger, smaller};
  }

  static Lits first(const Lits& xs, std::size_t count) {
    return {xs.begin(), xs.begin() + static_cast<long>(std::min(count, xs.size()))};
  }

  static Lits every_second(const Lits& xs, std::size_t start) {
    Lits result;
    for (std::size_t i = start; i < xs.size(); i += 2) result.push_back(xs[i]);
    return result;
  }

  ClauseSink& out_;
  Sides sides_;
};

// Inputs without constants and opposite pairs, and how many true ones were taken away.
struct Inputs {
  Lits xs;
  int taken = 0;
};

Inputs simplified(std::span<const Lit> xs) {
  Inputs inputs;
  for (const Lit x : xs) {
    if (x == kTrue) ++inputs.taken;
    if (x != kTrue && x != kFalse) inputs.xs.push_back(x);
  }
  Lits sorted = inputs.xs;
  std::sort(sorted.begin(), sorted.end());
  const bool opposite = std::any_of(sorted.begin(), sorted.end(), [&](Lit x) {
    return !x.positive() && std::binary_search(sorted.begin(), sorted.end(), !x);
  });
  if (!opposite) return inputs;
  inputs.xs.clear();
  while (!sorted.empty()) {
    const Lit x = sorted.back();
    sorted.pop_back();
    const auto pair = std::find(sorted.begin(), sorted.end(), !x);
    if (pair == sorted.end()) {
      inputs.xs.push_back(x);
    } else {
      sorted.erase(pair);
      ++inputs.taken;
    }
  }
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

Lits negated(std::span<const Lit> xs) {
  Lits result;
  for (const Lit x : xs) result.push_back(!x);
  return result;
}

void plain(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  if (sides.upper) one_of_each(out, negated(xs), static_cast<std::size_t>(k) + 1);
  if (sides.lower) one_of_each(out, xs, xs.size() - static_cast<std::size_t>(k) + 1);
}

void network(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  const auto count = static_cast<std::size_t>(k);
  if (2 * count > xs.size()) {
    network(out, negated(xs), static_cast<int>(xs.size() - count), {sides.lower, sides.upper});
    return;
  }
  const Lits places = Network(out, sides).sorted(xs, sides.upper ? count + 1 : count);
  if (sides.upper) out.add({!places[count]});
  if (sides.lower) out.add({places[count - 1]});
}

bool plain_is_no_larger(const ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  constexpr std::int64_t kWorthCounting = 1'000'000;
  const auto n = static_cast<std::int64_t>(xs.size());
  const std::int64_t upper = sides.upper ? binomial(n, k + 1) : 0;
  const std::int64_t lower = sides.lower ? binomial(n, n - k + 1) : 0;
  if (upper > kWorthCounting || lower > kWorthCounting) return false;
  CountingSink counter;
  counter.stop_with(out.stop());
  network(counter, counter.fresh(static_cast<int>(n)), k, sides);
  return upper + lower <= counter.clauses();
}

// The door of all three: bounds that always or never hold, then the smaller form.
void bound(ClauseSink& out, std::span<const Lit> all, int k, Sides sides) {
  const Inputs inputs = simplified(all);
  const int n = static_cast<int>(inputs.xs.size());
  k = std::max(k, -1) - inputs.taken;  // all negative bounds mean the same
  if ((sides.upper && k < 0) || (sides.lower && k > n)) return out.add({});
  sides.upper = sides.upper && k < n;
  sides.lower = sides.lower && k > 0;
  if (!sides.upper && !sides.lower) return;
  if (sides.upper && sides.lower && (k == 1 || k == n - 1)) {
    bound(out, inputs.xs, k, {true, false});  // one side is a single clause
    bound(out, inputs.xs, k, {false, true});
  } else if (plain_is_no_larger(out, inputs.xs, k, sides)) {
    plain(out, inputs.xs, k, sides);
  } else {
    network(out, inputs.xs, k, sides);
  }
}

}  // namespace

void at_most(ClauseSink& out, std::span<const Lit> xs, int k) { bound(out, xs, k, {true, false}); }

void at_least(ClauseSink& out, std::span<const Lit> xs, int k) { bound(out, xs, k, {false, true}); }

void exactly(ClauseSink& out, std::span<const Lit> xs, int k) { bound(out, xs, k, {true, true}); }

}  // namespace puzzle2cnf
