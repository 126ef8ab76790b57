#include "encoder/cardinality_network.hpp"

#include <algorithm>

namespace puzzle2cnf {
namespace {

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

// The same recursion over lengths only.
class NetworkSize {
 public:
  explicit NetworkSize(Sides sides)
      : larger_((sides.upper ? 2 : 0) + (sides.lower ? 1 : 0)),
        smaller_((sides.upper ? 1 : 0) + (sides.lower ? 2 : 0)) {}

  std::int64_t sorted(int inputs, int wanted) const {
    if (inputs <= 1) return 0;
    const int half = inputs / 2;
    return sorted(half, wanted) + sorted(inputs - half, wanted) +
           merged(std::min(half, wanted), std::min(inputs - half, wanted), wanted);
  }

 private:
  std::int64_t merged(int a, int b, int wanted) const {
    wanted = std::min(wanted, a + b);
    if (a == 0 || b == 0) return 0;
    if (a == 1 && b == 1) return compared(wanted);
    const int d = std::min(wanted / 2 + 1, (a + 1) / 2 + (b + 1) / 2);
    const int e = std::min(wanted / 2, a / 2 + b / 2);
    std::int64_t clauses =
        merged((a + 1) / 2, (b + 1) / 2, wanted / 2 + 1) + merged(a / 2, b / 2, wanted / 2);
    for (int i = 0, places = 1; places < wanted; ++i, places += 2) {
      if (i + 1 < d && i < e) clauses += compared(wanted - places);
    }
    return clauses;
  }

  std::int64_t compared(int wanted) const { return larger_ + (wanted > 1 ? smaller_ : 0); }

  int larger_;
  int smaller_;
};

}  // namespace

void cardinality_network(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  const auto count = static_cast<std::size_t>(k);
  if (2 * count > xs.size()) {
    const int others = static_cast<int>(xs.size() - count);
    return cardinality_network(out, negated(xs), others, {sides.lower, sides.upper});
  }
  const Lits places = Network(out, sides).sorted(xs, sides.upper ? count + 1 : count);
  if (sides.upper) out.add({!places[count]});
  if (sides.lower) out.add({places[count - 1]});
}

std::int64_t cardinality_network_clauses(int n, int k, Sides sides) {
  if (2 * k > n) return cardinality_network_clauses(n, n - k, {sides.lower, sides.upper});
  return NetworkSize(sides).sorted(n, sides.upper ? k + 1 : k) + (sides.upper ? 1 : 0) +
         (sides.lower ? 1 : 0);
}

}  // namespace puzzle2cnf
