// All full and all partial inputs of an encoding, by number.
#pragma once

#include <string>

#include "encoder/clauses/lit.hpp"

namespace p2c {

inline int power(int base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

/// xs[i] as it is where bit i is set, else negated.
inline Lits full_input(const Lits& xs, int number) {
  Lits input;
  for (std::size_t i = 0; i < xs.size(); ++i) {
    input.push_back((number >> i & 1) != 0 ? xs[i] : !xs[i]);
  }
  return input;
}

/// The ternary digits of the number: 0 leaves xs[i] open, 1 makes it true, 2 false.
inline Lits partial_input(const Lits& xs, int number) {
  Lits input;
  for (const Lit x : xs) {
    if (number % 3 != 0) input.push_back(number % 3 == 1 ? x : !x);
    number /= 3;
  }
  return input;
}

inline std::string shown(const Lits& xs) {
  std::string text;
  for (const Lit x : xs) text += " " + std::to_string(x.dimacs());
  return text.empty() ? " (nothing)" : text;
}

}  // namespace p2c
