// What the mergers of a cardinality network must give, and how many clauses that takes. For
// cardinality_network.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>

#include "encoder/counts/cardinality_network.hpp"
#include "encoder/counts/unary_merge.hpp"

namespace p2c {

// Places of a sorted sequence: from, from + 1, ..., to - 1.
struct Range {
  std::size_t from = 0;
  std::size_t to = 0;
  bool has(std::size_t place) const { return from <= place && place < to; }
};

// What the even and odd places of an odd-even merge must give for these places of the whole.
inline Range even_places(Range whole) {
  if (whole.to == 0) return {};
  return {whole.from == 0 ? 0 : (whole.from + 1) / 2, whole.to / 2 + 1};
}
inline Range odd_places(Range whole) {
  return {whole.from == 0 ? 0 : (whole.from - 1) / 2, whole.to / 2};
}

// The places of which the upper bound needs the implications from the inputs, and those of which
// the lower bound needs the implications to them.
struct Wanted {
  Range upper;
  Range lower;

  // A bound of k on the whole looks at one place from either side.
  static Wanted for_bound(std::size_t k, Sides sides) {
    return {sides.upper ? Range{k, k + 1} : Range(), sides.lower ? Range{k - 1, k} : Range()};
  }
  // The places of two sequences that a merge of them reads. For odd and even places they must be
  // the same for either side: one that the lower bound does not know is not false to it.
  Wanted of_inputs(bool plain) const {
    if (plain) return {{0, upper.to}, {0, lower.to}};
    return {{0, upper.to == 0 ? 0 : to()}, {0, lower.to == 0 ? 0 : to()}};
  }
  Wanted of_even() const { return {even_places(upper), even_places(lower)}; }
  Wanted of_odd() const { return {odd_places(upper), odd_places(lower)}; }
  std::size_t to() const { return std::max(upper.to, lower.to); }
  Sides sides(std::size_t place) const { return {upper.has(place), lower.has(place)}; }
};

// How many clauses merges need, over lengths only; each is looked at once.
class MergeSizes {
 public:
  // By plain clauses, one place after the other.
  static std::int64_t plain(std::size_t a, std::size_t b, const Wanted& wanted) {
    std::int64_t clauses = 0;
    for (std::size_t place = 0; place < std::min(wanted.to(), a + b); ++place) {
      if (wanted.upper.has(place)) clauses += merged_clauses(a, b, place + 1);
      if (wanted.lower.has(place)) clauses += merged_clauses(a, b, place);
    }
    return clauses;
  }

  // By odd and even places, each of which is merged in the better way.
  std::int64_t odd_even(std::size_t a, std::size_t b, const Wanted& wanted) {
    const std::size_t places = std::min(wanted.to(), a + b);
    const std::size_t d = std::min(wanted.of_even().to(), (a + 1) / 2 + (b + 1) / 2);
    const std::size_t e = std::min(wanted.of_odd().to(), a / 2 + b / 2);
    std::int64_t clauses =
        best((a + 1) / 2, (b + 1) / 2, wanted.of_even()) + best(a / 2, b / 2, wanted.of_odd());
    for (std::size_t i = 0; i + 1 < d && i < e && 2 * i + 1 < places; ++i) {
      clauses += compared(2 * i + 1, places, wanted);
    }
    return clauses;
  }

  std::int64_t best(std::size_t a, std::size_t b, const Wanted& wanted) {
    if (a == 0 || b == 0) return 0;
    const std::int64_t direct = plain(a, b, wanted);
    if (a == 1 && b == 1) return direct;
    const auto key =
        std::tuple(a, b, wanted.upper.from, wanted.upper.to, wanted.lower.from, wanted.lower.to);
    const auto known = known_.find(key);
    if (known != known_.end()) return known->second;
    const std::int64_t clauses = std::min(direct, odd_even(a, b, wanted));
    return known_[key] = clauses;
  }

  bool plain_is_best(std::size_t a, std::size_t b, const Wanted& wanted) {
    return (a == 1 && b == 1) || plain(a, b, wanted) <= best(a, b, wanted);
  }

  // What sorting the two halves of so many inputs must give, for the wanted places of the whole.
  Wanted of_halves(std::size_t inputs, const Wanted& wanted) {
    const std::size_t a = std::min(inputs / 2, wanted.to());
    const std::size_t b = std::min(inputs - inputs / 2, wanted.to());
    return wanted.of_inputs(plain_is_best(a, b, wanted));
  }

  std::int64_t sorted(std::size_t inputs, const Wanted& wanted) {
    if (inputs <= 1) return 0;
    const std::size_t half = inputs / 2;
    const Wanted all = of_halves(inputs, wanted);
    return sorted(half, all) + sorted(inputs - half, all) +
           best(std::min(half, wanted.to()), std::min(inputs - half, wanted.to()), wanted);
  }

 private:
  static std::int64_t compared(std::size_t k, std::size_t places, const Wanted& wanted) {
    const Sides larger = wanted.sides(k);
    std::int64_t clauses = (larger.upper ? 2 : 0) + (larger.lower ? 1 : 0);
    if (k + 1 == places) return clauses;
    const Sides smaller = wanted.sides(k + 1);
    return clauses + (smaller.upper ? 1 : 0) + (smaller.lower ? 2 : 0);
  }

  using Key =
      std::tuple<std::size_t, std::size_t, std::size_t, std::size_t, std::size_t, std::size_t>;
  std::map<Key, std::int64_t> known_;
};

}  // namespace p2c
