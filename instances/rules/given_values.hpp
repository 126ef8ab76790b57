// What rules say of what is given alone, on a board.
#pragma once

#include <cstdint>

#include "instances/rules/rule_board.hpp"

namespace p2c {

/// A condition about what is given alone. `bindings` gets the values of its own variables.
bool is_given(const Expression& condition, const RuleBoard& board, Bindings& bindings);

/// A number that is given: it speaks of no answer.
std::int64_t given_number(const Expression& number, const RuleBoard& board, Bindings& bindings);

/// The same of one without a set in it: a name, "rows", the size of a variable.
std::int64_t plain_number(const Expression& number, const RuleBoard& board,
                          const Bindings& bindings);

/// Of two numbers with this difference, the first less the second.
bool keeps(Expression::Word word, std::int64_t difference);

/// kBefore, of cells.
bool comes_before(const Expression& its, const Bindings& bindings);

/// What the cell at this place of its set, from 0 on, adds to a sum (kWeighted).
std::int64_t weight_of(const Expression& its, const RuleBoard& board, std::size_t place,
                       const Bound& cell);

}  // namespace p2c
