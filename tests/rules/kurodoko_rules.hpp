// What the rules of Kurodoko mean, written a second time.
#pragma once

#include "instances/parts/part.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

//   touch A B   the cells A and B are not both shaded
//   clues       no cell with a clue is shaded
//   sight C     from cell C as many cells are seen as its clue says, itself among them
//   connected   the cells that are not shaded are connected
Verdict holds_kurodoko(const BoardData& board, const RuleKey& key, const Answer& shaded);

}  // namespace p2c
