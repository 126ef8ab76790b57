// Small pieces of connected cells do not stand alone: implied, for the solver's sake.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The true cells of a grid are connected, graph.grid_cols is its width, and one of
// graph.one_is_true is true. So a connected piece of one to three other true cells has one more
// beside it:
//
//   not i, not j and not k of the piece, or one of the cells beside it
//
// The forms of connectivity notice late that a piece is shut in: cuts come after a model, and
// acyclic arcs have to be chosen first. Nothing is stated where nothing is promised.
//
// Size: about 9 clauses a cell, of 11 literals or fewer.   Strength: arc consistent for each.
// Source: cuts for a component, as branch and cut adds them, of small ones beforehand.
void small_pieces(ClauseSink& out, const Connected& graph);

}  // namespace p2c
