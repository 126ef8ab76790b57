// What the rules of Heyawake mean, written a second time.
#pragma once

#include "instances/puzzles/heyawake/heyawake.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

//   touch A B     the cells A and B are not both shaded
//   room C        the room of C has as many shaded cells as its clue says, no two side by side
//   window A B    one of the cells from A to B is shaded
//   shut-in C     one of the cells beside C is unshaded
//   connected     the unshaded cells are connected
Verdict holds(const Heyawake& puzzle, const RuleKey& key, const Answer& shaded);

}  // namespace p2c
