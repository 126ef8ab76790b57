// The generator of puzzles of a type as an AnyGenerator.
#pragma once

#include <cassert>
#include <optional>
#include <utility>

#include "instances/documents/symmetry.hpp"
#include "instances/documents/wrapped.hpp"
#include "instances/kind/any_generator.hpp"

namespace p2c {

template <class P>
const P& as(const AnyPuzzle& puzzle) {
  assert(puzzle.as<P>() != nullptr);
  return *puzzle.as<P>();
}

/// A board on the slots of another one.
template <class P>
PuzzlePtr wrap_like(const AnyPuzzle& like, P puzzle) {
  assert(like.as<P>() != nullptr);
  return static_cast<const Wrapped<P>&>(like).on_its_slots(std::move(puzzle));
}

template <class P>
std::optional<AnyPlanted> wrap_planted(std::optional<Planted<P>> planted, const Stop* stop) {
  if (!planted) return {};
  return AnyPlanted{wrap(std::move(planted->puzzle), stop), std::move(planted->answer)};
}

template <class P>
std::function<PuzzlePtr(const AnyPuzzle&)> wrap_clues(P (*change)(const P&)) {
  if (change == nullptr) return {};
  return [change](const AnyPuzzle& puzzle) { return wrap_like(puzzle, change(as<P>(puzzle))); };
}

template <class P>
std::function<PuzzlePtr(const AnyPuzzle&)> wrap_change(P (*change)(const P&)) {
  if (change == nullptr) return {};
  return [change](const AnyPuzzle& puzzle) { return wrap(change(as<P>(puzzle))); };
}

template <class P>
std::function<AskByRules<AnyPuzzle>(const AnyPuzzle&)> wrap_asker(
    AskByRules<P> (*asker)(const P&)) {
  if (asker == nullptr) return {};
  return [asker](const AnyPuzzle& any) -> AskByRules<AnyPuzzle> {
    return [ask = asker(as<P>(any))](const AnyPuzzle& puzzle, const Answer& answer,
                                     const AnyPuzzle* fuller) {
      return ask(as<P>(puzzle), answer, fuller == nullptr ? nullptr : &as<P>(*fuller));
    };
  };
}

template <class P>
AnyGenerator wrap_generator(const Generator<P>& its) {
  AnyGenerator any = figures_of(its);
  any.leaves_out_clues = LeavesOutClues<P>;
  any.plant = [plant = its.plant](Rng& rng, int rows, int cols, const Style& style,
                                  const Stop* stop) {
    return wrap_planted(plant(rng, rows, cols, style, stop), stop);
  };
  if (its.with_clues_of != nullptr) {
    any.with_clues_of = [with = its.with_clues_of](const AnyPuzzle& puzzle, const Answer& answer,
                                                   Rng& rng, const Style& style) {
      return wrap_like(puzzle, with(as<P>(puzzle), answer, rng, style));
    };
  }
  any.mend = [mend = its.mend](const AnyPlanted& planted, const Answer& other, bool fixed, Rng& rng,
                               const Style& style, const Stop* stop) -> std::optional<AnyPlanted> {
    if (mend == nullptr) return {};
    const Planted<P> own{as<P>(*planted.puzzle), planted.answer};
    return wrap_planted(mend(own, other, fixed, rng, style, stop), stop);
  };
  any.asker = wrap_asker(its.asker);
  any.base = wrap_clues(its.base);
  any.bare = wrap_clues(its.bare);
  any.transposed = wrap_change(its.transposed);
  any.mirrored = wrap_change(its.mirrored);
  any.canonical_text = [its](const AnyPuzzle& puzzle) {
    return canonical_text(its, as<P>(puzzle));
  };
  if (its.polish != nullptr) {
    any.polish = [polish = its.polish](const AnyPlanted& planted, Rng& rng, const Style& style,
                                       const Stop* stop) {
      return wrap_like(*planted.puzzle,
                       polish({as<P>(*planted.puzzle), planted.answer}, rng, style, stop));
    };
  }
  return any;
}

}  // namespace p2c
