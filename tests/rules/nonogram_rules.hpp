// What the rules of Nonograms mean, written a second time.
#pragma once

#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

//   line K   row K, or column K - rows: the blocks of its clue in order, with gaps between them
Verdict holds(const Nonogram& puzzle, const RuleKey& key, const Answer& filled);

}  // namespace p2c
