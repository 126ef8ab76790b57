// Clues that a board may not get later, placed together with an answer.
#pragma once

#include <vector>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Rules of which an answer has, after its own layers, one for each of these: where the clue is.
struct PlacedClues {
  struct Layer {
    int given;
    int clue;  // kUnknownClue, or a word
  };
  RuleText text;
  std::vector<Layer> layers = {};

  bool has(int given) const;
};

/// Givens that neither come nor go, and words of which a rule asks that there are some, as far as
/// rules speak of their places in words that there are for answers, too. What names their numbers
/// is left out.
PlacedClues with_places_drawn(const RuleText& text);

/// An answer, and a board with clues where it has some.
struct PlacedAnswer {
  BoardData board;
  Answer answer;
};
/// From an answer of those rules. Arrows get random ways.
PlacedAnswer with_clues_placed(const PlacedClues& placed, BoardData board, Answer answer, Rng& rng);

}  // namespace p2c
