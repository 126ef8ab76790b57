// Angles around a corner of four cells of which halves may be filled.
#pragma once

#include <array>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// What is open of the quarter of a circle around the corner that is in a cell; at most one is
/// true, and none where all is filled.
struct CellAtCorner {
  std::array<Lit, 2> all{kFalse, kFalse};  // for two reasons
  Lit first = kFalse;                      // its first half, clockwise
  Lit second = kFalse;
};

// What is open around the corner has angles of two, four or eight eighths of the circle. The cells
// are in clockwise order.
//
// Clauses: after an open second half of a cell the next one begins open, and if all of it is so,
// half of the one after it and no more; the same against the clock; and three cells that are all
// open are four. Size: up to 56 clauses of two to five literals, no variable. Strength: a corner
// without an open cell is refuted; full where nothing is known of two cells or more is not claimed.
void right_angles(ClauseSink& out, const std::array<CellAtCorner, 4>& cells);

}  // namespace p2c
