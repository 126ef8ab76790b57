// Whether a clue in a cell may be "?".
#pragma once

#include "instances/parts/cell_clues.hpp"

namespace p2c {

/// One word says no more than "?", which is none then.
inline bool has_unknown(const CellClues& its) {
  return its.words.size() != 1 || its.unknown != "?";
}

/// What pzpr's sign for an unknown clue stands for.
inline int unknown_clue(const CellClues& its) {
  return has_unknown(its) ? kUnknownClue : its.least;
}

}  // namespace p2c
