#include "encoder/parity_steps.hpp"

#include <array>
#include <map>
#include <span>

namespace p2c {
namespace {

// c is true exactly if one of a and b is.
Lit either(Lit a, Lit b, ClauseSink& out) {
  if (a == kFalse) return b;
  const Lit c = out.fresh();
  out.add({c, !a, b});
  out.add({c, a, !b});
  out.add({!c, a, b});
  out.add({!c, !a, !b});
  return c;
}

// An even number of the three is true, in clauses.
std::array<Lits, 4> evens(Lit a, Lit b, Lit c) {
  return {Lits{!a, b, c}, Lits{a, !b, c}, Lits{a, b, !c}, Lits{!a, !b, !c}};
}

class ParitySteps {
 public:
  ParitySteps(const Unknowns& x, ClauseSink& out) : x_(x), out_(out) {}

  struct Chain {
    std::vector<int> slots;
    Lits parity{kFalse};  // of the first 0, 1, ... slots
    bool odd = false;

    Lit end() const { return odd ? parity.back() : !parity.back(); }  // has been proved
  };

  Chain add_up(std::span<const SlotSum> sums) {
    if (sums.size() == 1) return single(sums[0]);
    const std::size_t half = sums.size() / 2;
    const Chain one = add_up(sums.first(half));
    const Chain two = add_up(sums.subspan(half));
    return merge(one, two);
  }

 private:
  Lit odd_value(int slot) {
    const auto [found, is_new] = odd_values_.try_emplace(slot, kFalse);
    if (is_new) found->second = define_odd_value(slot);
    return found->second;
  }

  Lit define_odd_value(int slot) {
    Lits odd;
    for (int value = x_.lo(slot); value <= x_.hi(slot); ++value) {
      if (value % 2 != 0) odd.push_back(x_.is(slot, value));
    }
    if (odd.size() == 1) return odd[0];
    const Lit p = out_.fresh();
    for (const Lit value : odd) out_.add({p, !value});
    odd.insert(odd.begin(), !p);
    out_.add(odd);
    return p;
  }

  void append(Chain& chain, int slot) {
    chain.slots.push_back(slot);
    chain.parity.push_back(either(chain.parity.back(), odd_value(slot), out_));
  }

  Chain single(const SlotSum& sum) {
    Chain chain;
    chain.odd = sum.odd;
    for (const int slot : sum.slots) append(chain, slot);
    Lits others;
    try_values(chain, 0, others);
    return chain;
  }

  // The end follows from these values, as it does from all that the next slot may have.
  void try_values(const Chain& chain, std::size_t next, Lits& others) {
    if (next + 1 < chain.slots.size()) {
      const int slot = chain.slots[next];
      for (int value = x_.lo(slot); value <= x_.hi(slot); ++value) {
        others.push_back(!x_.is(slot, value));
        try_values(chain, next + 1, others);
        others.pop_back();
      }
    }
    Lits step = others;
    step.push_back(chain.end());
    out_.add(step);
  }

  Chain merge(const Chain& one, const Chain& two) {
    Chain sum;
    sum.odd = one.odd != two.odd;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < one.slots.size() || j < two.slots.size()) {
      const bool first =
          j == two.slots.size() || (i < one.slots.size() && one.slots[i] <= two.slots[j]);
      const int slot = first ? one.slots[i] : two.slots[j];
      const bool both = first && j < two.slots.size() && two.slots[j] == slot;
      if (!both) append(sum, slot);
      if (first) ++i;
      if (!first || both) ++j;
      add_even(one.parity[i], two.parity[j], sum.parity.back(), odd_value(slot));
    }
    out_.add({sum.end()});
    return sum;
  }

  // Follows from the same of the slot before, whatever this one's parity is.
  void add_even(Lit one, Lit two, Lit sum, Lit parity) {
    for (Lits& step : evens(one, two, sum)) {
      step.push_back(parity);
      out_.add(step);
      step.pop_back();
      out_.add(step);
    }
  }

  const Unknowns& x_;
  ClauseSink& out_;
  std::map<int, Lit> odd_values_;
};

}  // namespace

void add_parity_steps(const OddSums& sums, const Unknowns& x, ClauseSink& out) {
  ParitySteps(x, out).add_up(sums.sums);
}

}  // namespace p2c
