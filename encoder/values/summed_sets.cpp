#include "encoder/values/summed_sets.hpp"

#include <algorithm>
#include <string>

namespace p2c {
namespace {

constexpr std::size_t kMost = 200;

// Numbers of any of the slots.
struct Choice {
  int lo;
  int hi;
};

Choice choice_of(const Unknowns& x, const std::vector<int>& slots) {
  Choice all{x.lo(slots[0]), x.hi(slots[0])};
  for (const int slot : slots) {
    all = {std::min(all.lo, x.lo(slot)), std::max(all.hi, x.hi(slot))};
  }
  return all;
}

class Sets {
 public:
  explicit Sets(int hi) : hi_(hi) {}

  // `left` more numbers from `least` on.
  void extend(int least, int left, std::int64_t sum) {
    if (all.size() > kMost) return;
    if (left == 0) {
      if (sum == 0) all.push_back(numbers_);
      return;
    }
    for (std::int64_t number = least; number <= hi_ - left + 1; ++number) {
      const std::int64_t most = left * (2LL * hi_ - left + 1) / 2;
      if (left * number + left * (left - 1LL) / 2 > sum || most < sum) return;
      numbers_.push_back(static_cast<int>(number));
      extend(static_cast<int>(number) + 1, left - 1, sum - number);
      numbers_.pop_back();
    }
  }

  std::vector<NumberSet> all;

 private:
  int hi_;
  NumberSet numbers_;
};

std::string in_words(const NumberSet& set) {
  std::string words;
  for (const int number : set) words += (words.empty() ? "" : ".") + std::to_string(number);
  return words;
}

Lits with_value(const Unknowns& x, const std::vector<int>& slots, int value) {
  Lits those;
  for (const int slot : slots) those.push_back(x.is(slot, value));
  return those;
}

}  // namespace

std::optional<std::vector<NumberSet>> sets_with_sum(const Unknowns& x,
                                                    const std::vector<int>& slots,
                                                    std::int64_t sum) {
  const auto [lo, hi] = choice_of(x, slots);
  if (hi - lo >= static_cast<int>(kMost)) return {};
  Sets sets(hi);
  sets.extend(lo, static_cast<int>(slots.size()), sum);
  if (sets.all.size() > kMost) return {};
  return std::move(sets.all);
}

void one_of_sets(ClauseSink& out, const Unknowns& x, const std::vector<int>& slots,
                 const std::vector<NumberSet>& sets, NameOf name) {
  Lits chosen{kTrue};
  if (sets.size() != 1) {
    chosen = out.fresh(static_cast<int>(sets.size()), [&](int t) {
      return VariableName{name_of("set", {name(), in_words(sets[t])}), Sense::kBoth};
    });
    out.add(chosen);
  }
  const auto [lo, hi] = choice_of(x, slots);
  for (int value = lo; value <= hi; ++value) {
    Lits with;
    Lits without;
    for (std::size_t t = 0; t < sets.size(); ++t) {
      const bool has = std::binary_search(sets[t].begin(), sets[t].end(), value);
      (has ? with : without).push_back(chosen[t]);
    }
    Lits places = with_value(x, slots, value);
    if (with.empty()) {
      for (const Lit place : places) out.add({!place});
      continue;
    }
    if (without.empty()) {
      out.add(places);
      continue;
    }
    const Lit has = out.fresh([&] {
      return VariableName{name_of("has", {name(), std::to_string(value)}), Sense::kBoth};
    });
    for (const Lit place : places) out.add({!place, has});
    places.push_back(!has);
    out.add(places);
    for (const Lit set : with) out.add({!set, has});
    for (const Lit set : without) out.add({!set, !has});
    with.push_back(!has);
    out.add(with);
  }
}

}  // namespace p2c
