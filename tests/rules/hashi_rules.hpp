// What the rules of Hashi mean, written a second time.
#pragma once

#include "instances/puzzles/hashi/hashi.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

// Slots are spans: the numbers in a key are spans, but for that of an island.
//
//   island I       island I has as many bridges as its clue says
//   crossing S T   where the spans cross, one of them has no bridge
//   closed S [T]   the islands at these spans do not use up their clues on these spans alone,
//                  unless there is no other island
//   connected      all islands are connected
//   no-cycles      no bridges form a loop
Verdict holds(const Hashi& puzzle, const RuleKey& key, const Answer& bridges);

}  // namespace p2c
