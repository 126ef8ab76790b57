// What a rule says about a board that may be partly filled.
#pragma once

#include "encoder/clauses/rule.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Of a rule on a board, in the `holds` of each kind. The values of its slots decide: kYes or kNo
/// where all have one. Where some are open, kNo only if no values for these can keep the rule.
/// Of graph rules ("connected", "no-cycles") it is kNo in all such cases; of others it may be
/// kMaybe.
enum class Verdict { kNo, kMaybe, kYes };

/// What a rule says that the values so far do not break.
inline Verdict yes_if(bool is_full) { return is_full ? Verdict::kYes : Verdict::kMaybe; }

}  // namespace p2c
