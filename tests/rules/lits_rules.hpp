// What the rules of LITS mean, written a second time.
#pragma once

#include "instances/parts/part.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

//   outside C     cell C is not shaded
//
//   square C      cell C, those to the right and below, and the one between these are not all
//                 shaded
//
//   region C      the shaded cells of the region of C are four: an L, I, T or S
//
//   equal A B     no four shaded cells of A's region that A is in, and four such of B, are equal
//
//   connected     the shaded cells are connected
Verdict holds_lits(const BoardData& data, const RuleKey& key, const Answer& shaded);

}  // namespace p2c
