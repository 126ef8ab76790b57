// What the rules of KenKen mean, written a second time.
#pragma once

#include "instances/puzzles/kenken/kenken.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

//   line K   row K, or column K - n: each number once
//   cage C   the cage whose first cell is C: its target, without a repeat in a row or column
Verdict holds(const KenKen& puzzle, const RuleKey& key, const Answer& digits);

}  // namespace p2c
