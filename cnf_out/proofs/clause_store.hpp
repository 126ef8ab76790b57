// The clauses of a formula and of its proof, one after the other in one block of memory.
#pragma once

#include <cstdint>
#include <span>

#include "cnf_out/proofs/growing_block.hpp"
#include "encoder/clauses/lit.hpp"

namespace p2c {

/// A literal as an index: 2 * variable, plus 1 when negative.
using Code = std::uint32_t;

inline Code code_of(Lit x) { return 2 * static_cast<Code>(x.variable()) + (x.positive() ? 0 : 1); }
inline Code opposite(Code code) { return code ^ 1U; }
inline Lit lit_of(Code code) {
  const auto variable = static_cast<int>(code >> 1U);
  return Lit(code % 2 == 0 ? variable : -variable);
}

/// Where a clause is in its store.
using ClauseRef = std::uint32_t;
inline constexpr ClauseRef kNoClause = 0;

/// Two words and the literals for each clause; a lemma, which a proof adds, has one word more for
/// its pivot, since literals change places. Literals may be exchanged within a clause.
class ClauseStore {
 public:
  /// Variables above this are refused before memory is taken: each takes some 60 bytes.
  static constexpr int kMostVariables = 20'000'000;

  enum Flag : std::uint32_t {
    kDeleted = 1,
    kLemma = 2,  // of the proof
    kCore = 4,   // needed for the contradiction
    kNamed = 8   // has a number in FRAT
  };

  ClauseStore() { words_.push_back(0); }

  /// Adds a clause of these literals, each of them once. Throws TooLarge.
  ClauseRef add(std::span<const Code> literals, bool is_lemma);

  std::span<Code> literals(ClauseRef clause) { return {&words_[clause + 2], size(clause)}; }
  std::span<const Code> literals(ClauseRef clause) const {
    return {&words_[clause + 2], size(clause)};
  }
  std::uint32_t size(ClauseRef clause) const { return words_[clause + 1] >> kFlagBits; }
  /// From 1 on, in the order of addition.
  std::uint32_t number(ClauseRef clause) const { return words_[clause]; }
  /// The first literal that a lemma was added with; it must have one.
  Code pivot(ClauseRef lemma) const { return words_[lemma + 2 + size(lemma)]; }

  bool has(ClauseRef clause, Flag flag) const { return (words_[clause + 1] & flag) != 0; }
  void set(ClauseRef clause, Flag flag) { words_[clause + 1] |= flag; }
  void clear(ClauseRef clause, Flag flag) { words_[clause + 1] &= ~std::uint32_t{flag}; }

  /// How many clauses were added.
  std::uint32_t count() const { return count_; }
  /// The first clause, and the one after another; end() after the last.
  ClauseRef first() const { return 1; }
  ClauseRef after(ClauseRef clause) const {
    return clause + 2 + size(clause) + (has(clause, kLemma) ? 1 : 0);
  }
  ClauseRef end() const { return static_cast<ClauseRef>(words_.size()); }

 private:
  static constexpr unsigned kFlagBits = 4;

  GrowingBlock<std::uint32_t> words_;
  std::uint32_t count_ = 0;
};

}  // namespace p2c
