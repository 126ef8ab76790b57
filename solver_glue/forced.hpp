// What is the same in every answer of a puzzle.
#pragma once

#include <limits>

#include "solver_glue/search.hpp"

namespace p2c {

/// The slots' values that all answers share; kOpen for the others.
struct Forced {
  /// kSatisfiable: complete. kUnknown: stopped, before the first answer if there are no values;
  /// those that there are hold in all answers.
  Status status = Status::kUnknown;
  Answer values;
  int undecided = 0;  // slots that may have a shared value all the same; 0 when complete
};

// Starts from one answer. As long as a wide look helps, it looks for answers that differ from it in
// as many slots as they can: the solver leans towards other values wherever none was seen, and
// elsewhere, so that each look is at a new neighbourhood, at random towards one that was. Then it
// asks of a few slots at a time, without leaning, whether one of them may differ; where none may,
// they are forced. What is known by then is true whenever it is stopped.
//
// `search` must be new. Source: the backbone algorithms of Janota, Lynce and Marques-Silva
// (AI Communications 2015), with chunks; the phases are ours.
//
// Gives up, with kUnknown, once more than `most_varying` slots are known not to be forced.
Forced find_forced(Search& search,
                   std::size_t most_varying = std::numeric_limits<std::size_t>::max());

}  // namespace p2c
