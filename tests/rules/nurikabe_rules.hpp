// What the rules of Nurikabe mean, written a second time.
#pragma once

#include "instances/parts/part.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

// The cell of a clue counts as unshaded where the rule is about its island.
//
//   clues           no cell that has a clue is shaded
//   square C        not all of the 2 x 2 cells with C as the first are shaded
//   most C          the island of C has as many cells as its number at most, and no other clue
//   least C         it has as many at least, without what lies beyond other clues
//   apart           no two clues "?" are in one island
//   far C...        the cells C are shaded
//   connected       the shaded cells are connected
//   connected 1     each island has a clue
Verdict holds_nurikabe(const BoardData& board, const RuleKey& key, const Answer& shaded);

}  // namespace p2c
