// Formulas in another order, under other names, and what was said of them back again.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cnf_out/formula_text.hpp"
#include "cnf_out/model.hpp"

namespace p2c {

/// SplitMix64 (Steele, Lea and Flood), a generator that a few lines of any language have.
class SplitMix {
 public:
  explicit SplitMix(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next();
  /// A number from 0 to n - 1.
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }
  /// Fisher and Yates, from the last item to the second.
  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::uint64_t state_;
};

/// A function of the seed and the two numbers of the header, as docs/competitions.md says it. From
/// one generator come, in this order: the new names of the variables, whether each is negated, the
/// order of the clauses, and the order of the literals in each clause of the new file.
class Shuffle {
 public:
  Shuffle(std::uint64_t seed, int variables, std::size_t clauses);

  Lit shuffled(Lit x) const { return with_sign(names_, flips_[index(x)], x); }
  /// Variables that a proof adds keep their names.
  Lit original(Lit x) const;
  /// The clause, from 0 on, that is the i-th of the shuffled formula.
  std::size_t original_clause(std::size_t i) const { return order_[i]; }
  /// What orders the literals of the first clause.
  const SplitMix& random() const { return random_; }

  Model original(const Model& model) const;
  /// Of the number that LRAT gives to a clause, perhaps negated; that of a lemma stays.
  std::int64_t original_number(std::int64_t number) const;

 private:
  static std::size_t index(Lit x) { return static_cast<std::size_t>(x.variable()); }
  static Lit with_sign(const std::vector<int>& names, bool flip, Lit x) {
    const int name = names[index(x)];
    return Lit(x.positive() == flip ? -name : name);
  }

  SplitMix random_;
  std::vector<int> names_;      // by variable; of 0 nothing
  std::vector<int> originals_;  // by name
  std::vector<bool> flips_;     // by variable
  std::vector<std::uint32_t> order_;
};

/// The formula that `fill` gives, shuffled. It is kept in memory. Throws Stopped, and what `fill`
/// throws.
FillFormula shuffled(const FillFormula& fill, std::uint64_t seed, const Stop* stop);

/// What the head of its file says.
std::string shuffle_comment(const std::string& seed);

}  // namespace p2c
