#include "encoder/clauses/linear.hpp"

#include <algorithm>

namespace p2c {
namespace {

// The smallest and the largest sum of the terms.
std::int64_t lowest(const std::vector<Linear::Term>& terms) {
  std::int64_t sum = 0;
  for (const Linear::Term& term : terms) sum += std::min<std::int64_t>(term.weight, 0);
  return sum;
}

std::int64_t highest(const std::vector<Linear::Term>& terms) {
  std::int64_t sum = 0;
  for (const Linear::Term& term : terms) sum += std::max<std::int64_t>(term.weight, 0);
  return sum;
}

// Sorted by variable, terms of the same one added up.
void merge(std::vector<Linear::Term>& terms) {
  std::sort(terms.begin(), terms.end(), [](const auto& a, const auto& b) { return a.x < b.x; });
  std::size_t kept = 0;
  for (const Linear::Term& term : terms) {
    if (kept > 0 && terms[kept - 1].x == term.x) {
      terms[kept - 1].weight += term.weight;
    } else {
      terms[kept++] = term;
    }
  }
  terms.resize(kept);
  std::erase_if(terms, [](const Linear::Term& term) { return term.weight == 0; });
}

}  // namespace

bool Linear::always_holds() const { return least == kNoLeast && most == kNoMost; }

bool Linear::never_holds() const {
  return least > most || (least != kNoLeast && least > highest(terms)) ||
         (most != kNoMost && most < lowest(terms));
}

Linear over_variables(const Linear& constraint) {
  Linear result;
  std::int64_t always = 0;  // what is there whatever the variables are
  for (const auto& [weight, x] : constraint.terms) {
    if (x == kFalse) continue;
    if (x == kTrue || !x.positive()) always += weight;  // w !x = w - w x
    if (x != kTrue)
      result.terms.push_back(x.positive() ? Linear::Term{weight, x} : Linear::Term{-weight, !x});
  }
  merge(result.terms);
  if (constraint.least != Linear::kNoLeast && constraint.least - always > lowest(result.terms)) {
    result.least = constraint.least - always;
  }
  if (constraint.most != Linear::kNoMost && constraint.most - always < highest(result.terms)) {
    result.most = constraint.most - always;
  }
  return result;
}

}  // namespace p2c
