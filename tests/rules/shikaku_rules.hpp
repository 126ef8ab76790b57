// What the rules of Shikaku mean, written a second time.
#pragma once

#include "instances/parts/part.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

// A good rectangle has exactly one clue, as many cells as that says, borders around it and none in
// it.
//
//   rectangle C   cell C, which has a clue, is in a good rectangle
//   covered I     cell I is in one
Verdict holds_shikaku(const BoardData& board, const RuleKey& key, const Answer& borders);

}  // namespace p2c
