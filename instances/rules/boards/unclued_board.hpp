// Boards before anything is given on them.
#pragma once

#include "instances/rules/rule_text.hpp"

namespace p2c {

struct Shape {
  int percent = 0;      // of cells with a clue that neither comes nor goes
  bool turned = false;  // these lie the same after half a turn
  bool cut = false;     // into random regions; else all is one
};

/// A board on which nothing is given but what shapes it: `?` for such clues, and regions.
BoardData unclued_board(const RuleText& text, Rng& rng, int rows, int cols, const Shape& shape);

/// Rules about regions are met by drawing regions first: they are about the whole board, and say
/// no word of how far from right it is.
bool regions_come_first(const RuleText& text);

}  // namespace p2c
