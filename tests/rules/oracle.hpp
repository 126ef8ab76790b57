// What follows from a few rules and facts, found by trying values: nothing but the meanings of the
// rules is asked.
#pragma once

#include <span>

#include "encoder/rule_book.hpp"
#include "solver_glue/explain/known.hpp"

namespace p2c {

using RuleList = std::vector<const Rule*>;
using Facts = std::vector<SlotFact>;

/// Rules of a book by number, or by key; a key that the book does not have fails.
RuleList rules_by_number(const RuleBook& book, std::span<const int> numbers);
RuleList rules_by_key(const RuleBook& book, std::span<const RuleKey> keys);
/// What literals of slots state.
Facts facts_of(const RuleBook& book, std::span<const Lit> literals);
SlotFact negated(const SlotFact& fact);

/// A way to fill the board keeps all these rules and facts.
bool possible(const AnyPuzzle& puzzle, const RuleList& rules, const Facts& facts);

/// Every way to fill the board that keeps these rules and facts has the conclusion.
bool follows(const AnyPuzzle& puzzle, const RuleList& rules, Facts facts,
             const SlotFact& conclusion);

}  // namespace p2c
