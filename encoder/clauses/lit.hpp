// A literal: a variable or its negation.
#pragma once

#include <climits>
#include <compare>
#include <span>
#include <vector>

namespace p2c {

/// Stored as its DIMACS number; !x negates. There is no arithmetic on literals.
class Lit {
 public:
  constexpr Lit() = default;
  constexpr explicit Lit(int dimacs) : number_(dimacs) {}

  constexpr int dimacs() const { return number_; }
  constexpr int variable() const { return number_ < 0 ? -number_ : number_; }
  constexpr bool positive() const { return number_ > 0; }
  constexpr Lit operator!() const { return Lit(-number_); }
  constexpr auto operator<=>(const Lit&) const = default;

 private:
  int number_ = 0;
};

using Lits = std::vector<Lit>;

inline Lits negated(std::span<const Lit> xs) {
  Lits result;
  result.reserve(xs.size());
  for (const Lit x : xs) result.push_back(!x);
  return result;
}

/// Constants. Sinks fold them away, so encodings need no border cases.
inline constexpr Lit kTrue{INT_MAX};
inline constexpr Lit kFalse{-INT_MAX};

}  // namespace p2c
