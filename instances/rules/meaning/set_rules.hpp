// Rules of a set of cells, or of sets of them: what is different, what follows one another, and
// which blocks there are.
#pragma once

#include "instances/rules/meaning/values_of_answer.hpp"

namespace p2c {

/// kDifferent: no two numbers of the set are equal. A no exactly where no numbers are left that
/// differ, a yes exactly where no two can be equal.
Says numbers_differ(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings);

/// kConsecutive: they are, in some order, so many numbers one after the other. A no exactly where
/// no answer continues it.
Says numbers_follow(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings);

/// kUnlike: of sets with as many cells no two have the same in each cell, in their order. A no
/// where of two that are the same nothing is open, a yes where each two differ in a cell.
Says sets_differ(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings);

/// kBlocks: a no exactly where no way to fill the ring is left, a yes where all are right.
Says blocks_are(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings);

}  // namespace p2c
