// What rules mean of a kind that is a text, by the meaning of its text, which shares with the
// clauses nothing but the list of instances. For kinds that tests/rules does not state a second
// time.
#pragma once

#include <optional>

#include "encoder/rule_book.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

/// Of a rule that a text states; nothing of other puzzles and of rules that words state in other
/// parts, as those of islands.
std::optional<Verdict> holds_by_text(const AnyPuzzle& puzzle, const RuleKey& key,
                                     const Answer& board);

/// Each rule of the book has a meaning: by hand, or by its text.
bool is_judged(const RuleBook& book);

}  // namespace p2c
