// The rules of the puzzles a second time, each by itself and as naively as it is stated: which of
// them does an answer break?
#pragma once

#include "instances/documents/registry.hpp"
#include "tests/solver_glue/second_rules/hashi.hpp"
#include "tests/solver_glue/second_rules/heyawake.hpp"
#include "tests/solver_glue/second_rules/kenken.hpp"
#include "tests/solver_glue/second_rules/lits.hpp"
#include "tests/solver_glue/second_rules/nonogram.hpp"
#include "tests/solver_glue/second_rules/nurikabe.hpp"
#include "tests/solver_glue/second_rules/shikaku.hpp"
#include "tests/solver_glue/second_rules/slitherlink.hpp"

namespace p2c {

/// None for a kind whose rules are not here.
inline SecondRules second_rules(const AnyPuzzle& puzzle) {
  if (const auto* hashi = puzzle.as<Hashi>()) return second_rules(*hashi);
  if (const auto* heyawake = puzzle.as<Heyawake>()) return second_rules(*heyawake);
  if (const auto* nonogram = puzzle.as<Nonogram>()) return second_rules(*nonogram);
  if (const auto* kenken = puzzle.as<KenKen>()) return second_rules(*kenken);
  if (const auto* nurikabe = puzzle.as<Nurikabe>()) return second_rules(*nurikabe);
  if (const auto* slitherlink = puzzle.as<Slitherlink>()) return second_rules(*slitherlink);
  if (const auto* lits = puzzle.as<LITS>()) return second_rules(*lits);
  if (const auto* shikaku = puzzle.as<Shikaku>()) return second_rules(*shikaku);
  return {};
}

}  // namespace p2c
