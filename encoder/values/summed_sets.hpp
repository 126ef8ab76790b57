// Which sets of numbers some slots may have, in whatever order, as those with a sum.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/unknowns.hpp"

namespace p2c {

using NumberSet = std::vector<int>;  // ascending

/// The sets of as many numbers as there are slots that have this sum; nothing where there are more
/// than 200, or numbers to choose from.
std::optional<std::vector<NumberSet>> sets_with_sum(const Unknowns& x,
                                                    const std::vector<int>& slots,
                                                    std::int64_t sum);

// The values of the slots, which other clauses make different, are one of the sets.
//
//   s[t]   set t is the one; set(NAME,NUMBER.NUMBER...)
//   h(v)   one of the slots has v; has(NAME,v), where not all sets agree
//
// Clauses: one of the sets; a set says of each number whether it is there, and h(v) needs a set
// with v; h(v) exactly if a slot has v. No set at all is a contradiction, and of one there is
// neither.
// Size: for n slots and d numbers a variable for each set and number, d clauses for each set and
// d (n + 2) more.
// Strength: a number in no set that is left is false, and one in all of them has a slot. What
// places are left for several numbers together is not seen.
// Source: the combinations that solvers by hand list for a run of a Kakuro (Simonis, Kakuro as a
// constraint problem, 2008).
void one_of_sets(ClauseSink& out, const Unknowns& x, const std::vector<int>& slots,
                 const std::vector<NumberSet>& sets, NameOf name);

}  // namespace p2c
