// What is the same in every answer of a puzzle.
#pragma once

#include <limits>

#include "solver_glue/search.hpp"

namespace p2c {

/// The slots' values that all answers share; kOpen for the others.
struct Forced {
  Status status =
      Status::kUnknown;  // kSatisfiable: complete. kUnknown: stopped, values are not sure
  Answer values;
};

// Starts from one answer and asks again and again for another that differs on a slot not yet seen
// to vary; each such answer opens one slot or more. When there is none, the rest is forced.
//
// `search` must be new. Source: the backbone algorithms of Janota, Lynce and Marques-Silva
// (AI Communications 2015), with one clause for all candidates.
//
// Gives up, with kUnknown, once more than `most_varying` slots are known not to be forced.
Forced find_forced(Search& search,
                   std::size_t most_varying = std::numeric_limits<std::size_t>::max());

}  // namespace p2c
