// The rules of the puzzles a second time, each by itself and as naively as it is stated: which of
// them does an answer break?
#pragma once

#include "instances/documents/puzzles.hpp"
#include "tests/solver_glue/second_rules_of_kinds.hpp"

namespace p2c {

template <class P>
void add_second_rules(const AnyPuzzle& puzzle, SecondRules& rules) {
  if constexpr (requires(const P& its) { second_rules(its); }) {
    if (const P* its = puzzle.as<P>()) rules = second_rules(*its);
  }
}

template <class... P>
SecondRules second_rules_as(PuzzleList<P...> /*list*/, const AnyPuzzle& puzzle) {
  SecondRules rules;
  (add_second_rules<P>(puzzle, rules), ...);
  return rules;
}

/// None for a kind whose rules are not here.
inline SecondRules second_rules(const AnyPuzzle& puzzle) {
  const auto of_board = second_rules_of_boards().find(puzzle.kind().name);
  if (of_board != second_rules_of_boards().end() && puzzle.as<BoardData>() != nullptr) {
    return of_board->second(*puzzle.as<BoardData>());
  }
  return second_rules_as(AllPuzzles(), puzzle);
}

}  // namespace p2c
