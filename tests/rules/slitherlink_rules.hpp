// What the rules of Slitherlink mean, written a second time.
#pragma once

#include "instances/parts/part.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

//   clue C       cell C has as many lines around it as its clue says
//   vertex V     no line ends at vertex V, or two; with every-vertex it is two
//   some         there is a line
//   connected    all lines are connected, from vertex to vertex
Verdict holds_slitherlink(const BoardData& board, const RuleKey& key, const Answer& lines);

}  // namespace p2c
