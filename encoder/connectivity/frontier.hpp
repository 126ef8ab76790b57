// Connectivity of a board's cells along a frontier, for a solver in this process.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The nodes are the cells of a whole grid (grid_cols). They are read one by one along the shorter
// side; the frontier is the last h cells read, h of them to a line.
//
//   way(i,j)  cells i and j of the frontier are joined by true cells that have been read
//   a true cell that leaves the frontier has a way to one that stays, or no other true cell does,
//   and none comes; at the end there are ways between all true cells of the frontier
//
// Only what way(i,j) implies is stated: it was so before the last cell was read, or that cell has
// ways to both.
//
// Complete. Strength: unit propagation refuses false cells that cut off a true one from another,
// however far the open cells between go, which acyclic arcs do not. Size: about n h² / 2 variables
// and n h² clauses of three literals for n cells (frontier_pairs).
// Source: the frontiers by which decision diagrams of connected subgraphs are built.
void connected_by_frontier(ClauseSink& out, const Connected& graph);

/// How many variables there are of two cells each, at most.
std::size_t frontier_pairs(const Connected& graph);

}  // namespace p2c
