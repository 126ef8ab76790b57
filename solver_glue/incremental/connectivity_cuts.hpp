// Connectivity by cuts: clauses that a model with several components breaks.
#pragma once

#include "cnf_out/model.hpp"
#include "encoder/connectivity/connected.hpp"

namespace p2c {

// Adds one clause for each component of the model's true nodes but the largest, and returns how
// many; 0 when the model keeps the constraint.
//
// The component holds a true node u, and some true node w lies outside. Each edge of its border
// is closed by a false literal: its own, or that of the node outside. The cut says: not u, or not
// w, or one of these literals. It is sound, since a way from u to w must leave the component's
// nodes over an open edge of the border.
//
// Of lines whose vertices are known, the border is those with one vertex in the component, fewer
// than the neighbours of its lines, which may have both there.
//
// With the promise that false nodes never touch, "not u or not w" is left out: were all border
// nodes false again, u and w would be true, or a neighbour of theirs on the same side.
//
// Time: linear in the graph. Source: subtour cuts of Dantzig, Fulkerson and Johnson (1954).
int add_connectivity_cuts(const Connected& graph, const Model& model, ClauseSink& out);

}  // namespace p2c
