#include "encoder/cardinality_network.hpp"

#include <algorithm>

namespace puzzle2cnf {
namespace {

// Places of a sorted sequence: from, from + 1, ..., to - 1.
struct Range {
  std::size_t from = 0;
  std::size_t to = 0;
  bool has(std::size_t place) const { return from <= place && place < to; }
};

// What the even and odd places of an odd-even merge must give for these places of the whole.
Range even_places(Range whole) {
  if (whole.to == 0) return {};
  return {whole.from == 0 ? 0 : (whole.from + 1) / 2, whole.to / 2 + 1};
}
Range odd_places(Range whole) { return {whole.from == 0 ? 0 : (whole.from - 1) / 2, whole.to / 2}; }

// The places of which the upper bound needs the implications from the inputs, and those of which
// the lower bound needs the implications to them.
struct Wanted {
  Range upper;
  Range lower;

  // A bound of k on the whole looks at one place from either side.
  static Wanted for_bound(std::size_t k, Sides sides) {
    return {sides.upper ? Range{k, k + 1} : Range(), sides.lower ? Range{k - 1, k} : Range()};
  }
  // The same places for either side: a merge of some of them would take the others for false.
  Wanted of_inputs() const {
    return {{0, upper.to == 0 ? 0 : to()}, {0, lower.to == 0 ? 0 : to()}};
  }
  Wanted of_even() const { return {even_places(upper), even_places(lower)}; }
  Wanted of_odd() const { return {odd_places(upper), odd_places(lower)}; }
  std::size_t to() const { return std::max(upper.to, lower.to); }
  Sides sides(std::size_t place) const { return {upper.has(place), lower.has(place)}; }
};

class Network {
 public:
  explicit Network(ClauseSink& out) : out_(out) {}

  // The inputs in descending order. Only the wanted places are written.
  Lits sorted(std::span<const Lit> inputs, const Wanted& wanted) {
    if (inputs.size() <= 1) return {inputs.begin(), inputs.end()};
    const std::size_t half = inputs.size() / 2;
    const Wanted all = wanted.of_inputs();
    return merged(sorted(inputs.first(half), all), sorted(inputs.subspan(half), all), wanted);
  }

 private:
  // Batcher's odd-even merge. With d and e the merged even and odd places: the first place is d[0],
  // and each pair d[i + 1], e[i] fills the next two.
  Lits merged(const Lits& a, const Lits& b, const Wanted& wanted) {
    Lits places(std::min(wanted.to(), a.size() + b.size()));
    if (places.empty()) return places;
    if (a.empty() || b.empty()) return first(a.empty() ? b : a, places.size());
    if (a.size() == 1 && b.size() == 1) {
      compare(a[0], b[0], 0, wanted, places);
      return places;
    }
    const Lits d = merged(every_second(a, 0), every_second(b, 0), wanted.of_even());
    const Lits e = merged(every_second(a, 1), every_second(b, 1), wanted.of_odd());
    places[0] = d[0];
    for (std::size_t i = 0; 2 * i + 1 < places.size(); ++i) {
      compare(i + 1 < d.size() ? d[i + 1] : kFalse, i < e.size() ? e[i] : kFalse, 2 * i + 1, wanted,
              places);
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
    if (!sides.upper && !sides.lower) return kFalse;  // nobody looks at it
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
};

// The clauses of the same recursion, over lengths only.
std::int64_t compared_clauses(std::size_t k, std::size_t places, const Wanted& wanted) {
  const Sides larger = wanted.sides(k);
  std::int64_t clauses = (larger.upper ? 2 : 0) + (larger.lower ? 1 : 0);
  if (k + 1 == places) return clauses;
  const Sides smaller = wanted.sides(k + 1);
  return clauses + (smaller.upper ? 1 : 0) + (smaller.lower ? 2 : 0);
}

std::int64_t merged_clauses(std::size_t a, std::size_t b, const Wanted& wanted) {
  const std::size_t places = std::min(wanted.to(), a + b);
  if (a == 0 || b == 0 || places == 0) return 0;
  if (a == 1 && b == 1) return compared_clauses(0, places, wanted);
  const std::size_t d = std::min(wanted.of_even().to(), (a + 1) / 2 + (b + 1) / 2);
  const std::size_t e = std::min(wanted.of_odd().to(), a / 2 + b / 2);
  std::int64_t clauses = merged_clauses((a + 1) / 2, (b + 1) / 2, wanted.of_even()) +
                         merged_clauses(a / 2, b / 2, wanted.of_odd());
  for (std::size_t i = 0; i + 1 < d && i < e && 2 * i + 1 < places; ++i) {
    clauses += compared_clauses(2 * i + 1, places, wanted);
  }
  return clauses;
}

std::int64_t sorted_clauses(std::size_t inputs, const Wanted& wanted) {
  if (inputs <= 1) return 0;
  const std::size_t half = inputs / 2;
  const Wanted all = wanted.of_inputs();
  return sorted_clauses(half, all) + sorted_clauses(inputs - half, all) +
         merged_clauses(std::min(half, wanted.to()), std::min(inputs - half, wanted.to()), wanted);
}

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
  return sorted_clauses(static_cast<std::size_t>(n), wanted) + (sides.upper ? 1 : 0) +
         (sides.lower ? 1 : 0);
}

}  // namespace puzzle2cnf
