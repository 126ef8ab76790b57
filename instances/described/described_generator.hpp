// What of a generator follows from the parts of a puzzle's data. The type P, a Described one, may
// have
//
//   P with_clues_of(const Answer&, Rng&) const   all clues that an answer induces, its flags as
//   here
#pragma once

#include "instances/described/described.hpp"
#include "instances/generator.hpp"

namespace p2c {

/// All of Generator<P> but `styles`, `plant` and `mend`. Where answers induce clues, a board
/// without clues is where all of its boards begin.
template <class P>
Generator<P> generator_of_parts() {
  Generator<P> its;
  its.transposed = [](const P& puzzle) { return puzzle.transposed(); };
  its.mirrored = [](const P& puzzle) { return puzzle.mirrored(); };
  if constexpr (requires { &P::with_clues_of; }) {
    its.base = [](const P& puzzle) { return puzzle.without(puzzle.clues()); };
    its.bare = its.base;
    its.with_clues_of = [](const P& puzzle, const Answer& answer, Rng& rng,
                           const Style& /*style*/) { return puzzle.with_clues_of(answer, rng); };
  }
  return its;
}

}  // namespace p2c
