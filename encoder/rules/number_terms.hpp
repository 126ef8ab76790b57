// Both sides of a comparison as one sum that is compared with 0: left - right.
#pragma once

#include <cstdint>
#include <vector>

#include "encoder/rules/answer_literals.hpp"

namespace p2c {

/// A number of the answer, as often as `sign` says: 1 or -1.
struct NumberTerm {
  int slot;
  int sign;
};

/// A length of a line, likewise.
struct LengthTerm {
  LineLength length;
  int sign;
};

/// Literals that count one each, numbers, lengths, and what is added to them.
struct NumberTerms {
  Lits those = {};
  std::vector<NumberTerm> numbers = {};
  std::vector<LengthTerm> lengths = {};
  std::int64_t more = 0;

  /// Nothing but one number, or two: then a table of their values says all. So it does of one
  /// length, or of one less another.
  bool is_table() const;
};

/// With all numbers as literals: each is its lowest value and one more for each least(i, v).
NumberTerms counted_only(NumberTerms terms, AnswerLiterals& answer);

/// Of one number: the values with which the comparison holds, as literals of which one is true.
Lits values_that_keep(const NumberTerms& terms, Expression::Word word, const Unknowns& x);

/// Of two, and of lengths: clauses that say so, with which unit propagation is complete.
///
///   not (a is v) or b is one of the values that keep it with v       and the other way round,
///   not (a is v) or not (b is w)                                     where w alone does not
///   not (a >= v) or b >= v       and the other way round, of lengths that are equal
std::vector<Lits> clauses_that_keep(const NumberTerms& terms, Expression::Word word,
                                    AnswerLiterals& answer);

/// Of these: a new variable of `out`, with this name, that is true exactly if the comparison holds.
Lit literal_of_two(const NumberTerms& terms, Expression::Word word, AnswerLiterals& answer,
                   const NameOf& name, ClauseSink& out);

}  // namespace p2c
