// How much of what follows unit propagation finds, over all partial inputs.
#pragma once

#include <vector>

#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {

/// The inputs, as bits, that are true in some full input that the constraint takes, and those that
/// are false in some. None of either: it takes none.
struct Allowed {
  int may_be_true = 0;
  int may_be_false = 0;
};

/// By the number of a partial input; `holds` is asked of each full one, as bits.
template <class Holds>
std::vector<Allowed> allowed_by(int inputs, const Holds& holds) {
  std::vector<Allowed> allowed(static_cast<std::size_t>(power(3, inputs)));
  // Open inputs have the digit 0, so both ways to close one have larger numbers.
  for (int number = power(3, inputs) - 1; number >= 0; --number) {
    int full = 0;
    int open = 0;
    for (int i = 0, digit = 1; i < inputs; ++i, digit *= 3) {
      if (number / digit % 3 == 0) open = digit;
      if (number / digit % 3 == 1) full |= 1 << i;
    }
    Allowed& its = allowed[number];
    if (open > 0) {
      const Allowed& one = allowed[number + open];
      const Allowed& other = allowed[number + 2 * open];
      its = {one.may_be_true | other.may_be_true, one.may_be_false | other.may_be_false};
    } else if (holds(full)) {
      its = {full, (power(2, inputs) - 1) & ~full};
    }
  }
  return allowed;
}

struct Strength {
  int contradictions = 0;
  int missed_contradictions = 0;
  int forced = 0;
  int missed = 0;  // of these

  void count(const Allowed& allowed, bool kept, const Propagator& known, const Lits& xs) {
    if ((allowed.may_be_true | allowed.may_be_false) == 0) {
      ++contradictions;
      if (kept) ++missed_contradictions;
      return;
    }
    for (std::size_t i = 0; i < xs.size(); ++i) {
      const bool may = (allowed.may_be_true >> i & 1) != 0;
      if (may && (allowed.may_be_false >> i & 1) != 0) continue;
      ++forced;
      if (known.value(xs[i]) != (may ? 1 : -1)) ++missed;
    }
  }
};

/// Arc consistent: nothing is missed. What is assumed counts as forced.
template <class Holds>
Strength strength(const Formula& formula, const Lits& xs, const Holds& holds) {
  const int inputs = static_cast<int>(xs.size());
  const std::vector<Allowed> allowed = allowed_by(inputs, holds);
  Propagator known(formula);
  const std::size_t start = known.mark();
  Strength strength;
  for (int number = 0; number < power(3, inputs); ++number) {
    const bool kept = known.assume(partial_input(xs, number));
    strength.count(allowed[number], kept, known, xs);
    known.undo(start);
  }
  return strength;
}

}  // namespace p2c
