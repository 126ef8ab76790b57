// Two unary numbers added up by plain clauses, for whatever counts.
#pragma once

#include <algorithm>
#include <cstdint>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// "i or more" of a unary number: always for 0, never above its length.
inline Lit unary_place(const Lits& number, std::size_t i) {
  if (i == 0) return kTrue;
  return i <= number.size() ? number[i - 1] : kFalse;
}

/// a + b <= k, or else `other`.
inline void merged_at_most(ClauseSink& out, const Lits& a, const Lits& b, std::size_t k,
                           Lit other) {
  for (std::size_t i = 0; i <= std::min(a.size(), k + 1); ++i) {
    if (k + 1 - i > b.size()) continue;
    out.add({!unary_place(a, i), !unary_place(b, k + 1 - i), other});
  }
}

/// a + b >= k, or else `other`; k is at least 1.
inline void merged_at_least(ClauseSink& out, const Lits& a, const Lits& b, std::size_t k,
                            Lit other) {
  for (std::size_t i = 0; i <= std::min(a.size(), k - 1); ++i) {
    if (k - 1 - i > b.size()) continue;
    out.add({unary_place(a, i + 1), unary_place(b, k - i), other});
  }
}

/// `sum` is a + b: place k is "more than k"; upper(k) asks that it is true once the sum is more,
/// lower(k) that it is false before.
template <class Upper, class Lower>
void merge_into(ClauseSink& out, const Lits& sum, const Lits& a, const Lits& b, Upper upper,
                Lower lower) {
  for (std::size_t k = 0; k < sum.size(); ++k) {
    if (upper(k)) merged_at_most(out, a, b, k, sum[k]);
    if (lower(k)) merged_at_least(out, a, b, k + 1, !sum[k]);
  }
}

/// The same in new literals, as many as `places`; name(k) is the VariableName of place k.
template <class Upper, class Lower, class Name>
Lits merged(ClauseSink& out, const Lits& a, const Lits& b, std::size_t places, Upper upper,
            Lower lower, Name name) {
  const Lits sum =
      out.fresh(static_cast<int>(places), [&](int k) { return name(static_cast<std::size_t>(k)); });
  merge_into(out, sum, a, b, upper, lower);
  return sum;
}

/// The clauses of merged_at_most(k - 1) and of merged_at_least(k + 1) for numbers of these lengths.
inline std::int64_t merged_clauses(std::size_t a, std::size_t b, std::size_t k) {
  const std::size_t least = k > b ? k - b : 0;
  const std::size_t most = std::min(a, k);
  return most < least ? 0 : static_cast<std::int64_t>(most - least) + 1;
}

}  // namespace p2c
