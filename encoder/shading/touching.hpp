// No two shaded cells side by side.
#pragma once

#include <algorithm>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"

namespace p2c {

/// No two cells of a board that share an edge are both shaded; a rule for each pair.
/// Strength: arc consistent.
void none_touch(ClauseSink& out, const SlotLits& shaded, int cols);

/// The rule of two cells side by side, in any order.
inline RuleKey touch_key(int a, int b) { return {"touch", {std::min(a, b), std::max(a, b)}}; }

}  // namespace p2c
