// Boards before anything is given on them.
#pragma once

#include "instances/rules/rule_text.hpp"

namespace p2c {

struct Shape {
  int percent = 0;      // of cells with a clue that neither comes nor goes
  bool turned = false;  // these lie the same after half a turn
  bool cut = false;     // into random regions; else all is one
  int region_size = 0;  // of these, about; 0: any
};

/// A board on which nothing is given but what shapes it: `?` for such clues, and regions.
BoardData unclued_board(const RuleText& text, Rng& rng, int rows, int cols, const Shape& shape);

/// Rules about regions are met by drawing regions first: they are about the whole board, and say
/// no word of how far from right it is, or numbers are bounded by regions.
bool regions_come_first(const RuleText& text);

/// A number in a cell is at most the size of its region, so that boards with other regions have
/// other slots.
bool regions_bound_numbers(const RuleText& text);

}  // namespace p2c
