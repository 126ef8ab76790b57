// Linear constraints over literals, for sinks that can say them whole.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "encoder/clauses/lit.hpp"

namespace p2c {

/// The weights of the true literals add up to `least` or more and `most` or less.
struct Linear {
  static constexpr std::int64_t kNoLeast = std::numeric_limits<std::int64_t>::min();
  static constexpr std::int64_t kNoMost = std::numeric_limits<std::int64_t>::max();

  struct Term {
    std::int64_t weight;
    Lit x;
    bool operator==(const Term&) const = default;
  };
  std::vector<Term> terms;
  std::int64_t least = kNoLeast;
  std::int64_t most = kNoMost;

  void add(std::span<const Lit> xs) {
    for (const Lit x : xs) terms.push_back({1, x});
  }
  /// No values of the terms break it, or all do. For terms as over_variables leaves them.
  bool always_holds() const;
  bool never_holds() const;
};

/// The same without constants, and each variable once, not negated, in ascending order. A bound
/// that always holds is gone. Sums of weights must stay below 2^62.
Linear over_variables(const Linear& constraint);

}  // namespace p2c
