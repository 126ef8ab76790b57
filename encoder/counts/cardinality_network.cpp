#include "encoder/counts/cardinality_network.hpp"

#include <algorithm>

#include "encoder/counts/merge_sizes.hpp"
#include "encoder/counts/unary_merge.hpp"

namespace p2c {
namespace {

class Network {
 public:
  explicit Network(ClauseSink& out) : out_(out) {}

  // The inputs in descending order. Only the wanted places are written.
  Lits sorted(std::span<const Lit> inputs, const Wanted& wanted) {
    if (inputs.size() <= 1) return {inputs.begin(), inputs.end()};
    const std::size_t half = inputs.size() / 2;
    const Wanted all = sizes_.of_halves(inputs.size(), wanted);
    // In this order: that of two arguments would be the compiler's choice.
    const Lits after = sorted(inputs.subspan(half), all);
    const Lits before = sorted(inputs.first(half), all);
    return merged(before, after, wanted);
  }

 private:
  // Batcher's odd-even merge. With d and e the merged even and odd places: the first place is d[0],
  // and each pair d[i + 1], e[i] fills the next two.
  Lits merged(const Lits& a, const Lits& b, const Wanted& wanted) {
    Lits places(std::min(wanted.to(), a.size() + b.size()));
    if (places.empty()) return places;
    if (a.empty() || b.empty()) return first(a.empty() ? b : a, places.size());
    if (sizes_.plain_is_best(a.size(), b.size(), wanted)) return added(a, b, wanted);
    const Lits d = merged(every_second(a, 0), every_second(b, 0), wanted.of_even());
    const Lits e = merged(every_second(a, 1), every_second(b, 1), wanted.of_odd());
    places[0] = d[0];
    for (std::size_t i = 0; 2 * i + 1 < places.size(); ++i) {
      compare(i + 1 < d.size() ? d[i + 1] : kFalse, i < e.size() ? e[i] : kFalse, 2 * i + 1, wanted,
              places);
    }
    return places;
  }

  // The same by plain clauses.
  Lits added(const Lits& a, const Lits& b, const Wanted& wanted) {
    Lits places(std::min(wanted.to(), a.size() + b.size()), kFalse);
    for (std::size_t k = 0; k < places.size(); ++k) {
      const Sides sides = wanted.sides(k);
      if (!sides.upper && !sides.lower) continue;
      places[k] = out_.fresh();
      if (sides.upper) merged_at_most(out_, a, b, k, places[k]);
      if (sides.lower) merged_at_least(out_, a, b, k + 1, !places[k]);
    }
    return places;
  }

  // The larger of two literals goes to place k, the smaller to the next.
  void compare(Lit a, Lit b, std::size_t k, const Wanted& wanted, Lits& places) {
    places[k] = larger(a, b, wanted.sides(k));
    if (k + 1 < places.size()) places[k + 1] = smaller(a, b, wanted.sides(k + 1));
  }

  Lit larger(Lit a, Lit b, Sides sides) {
    if (a == kFalse || b == kFalse) return a == kFalse ? b : a;
    if (!sides.upper && !sides.lower) return kFalse;  // nothing reads it
    const Lit x = out_.fresh();
    if (sides.upper) {
      out_.add({!a, x});
      out_.add({!b, x});
    }
    if (sides.lower) out_.add({!x, a, b});
    return x;
  }

  Lit smaller(Lit a, Lit b, Sides sides) {
    if (a == kFalse || b == kFalse || (!sides.upper && !sides.lower)) return kFalse;
    const Lit x = out_.fresh();
    if (sides.upper) out_.add({!a, !b, x});
    if (sides.lower) {
      out_.add({!x, a});
      out_.add({!x, b});
    }
    return x;
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
  MergeSizes sizes_;
};

}  // namespace

void cardinality_network(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  const auto count = static_cast<std::size_t>(k);
  if (2 * count > xs.size()) {
    const int others = static_cast<int>(xs.size() - count);
    return cardinality_network(out, negated(xs), others, {sides.lower, sides.upper});
  }
  const Lits places = Network(out).sorted(xs, Wanted::for_bound(count, sides));
  if (sides.upper) out.add({!places[count]});
  if (sides.lower) out.add({places[count - 1]});
}

std::int64_t cardinality_network_clauses(int n, int k, Sides sides) {
  if (2 * k > n) return cardinality_network_clauses(n, n - k, {sides.lower, sides.upper});
  const Wanted wanted = Wanted::for_bound(static_cast<std::size_t>(k), sides);
  return MergeSizes().sorted(static_cast<std::size_t>(n), wanted) + (sides.upper ? 1 : 0) +
         (sides.lower ? 1 : 0);
}

}  // namespace p2c
