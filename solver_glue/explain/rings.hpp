// What a step says of a graph: the rings that it rests on.
#pragma once

#include <vector>

#include "solver_glue/explain/rule_solver.hpp"
#include "solver_glue/explain/step.hpp"

namespace p2c {

/// Of "connected": were all of `closed` closed, nothing would join `inside` and `outside`. Of "no
/// cycles": `closed` are the edges of a cycle, which are not all there.
struct Ring {
  int rule;
  std::vector<int> closed;  // slots, ascending; some may be what the step concludes
  int inside = -1;          // a slot, or -1
  int outside = -1;
};

// Rings from which the step follows with its other rules, none of which can be left out; where
// there is a choice, long ones are. None for a step without a graph rule, nor where it takes so
// many that nobody would read them. Throws Stopped.
std::vector<Ring> rings_of(const RuleBook& book, RuleSolver& solver, const Step& step);

}  // namespace p2c
