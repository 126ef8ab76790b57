// Connectivity of a board's cells along a frontier.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

// The nodes are the cells of a whole grid (grid_cols). They are read one by one along the shorter
// side; the frontier is the last h cells read, h of them to a line.
//
//   linked(i,j,k)  cells i and j of the frontier are joined by true cells up to k, the last read
//   none(k)        no cell from k on is true
//
// A true cell that leaves the frontier is linked to one that stays, or no later cell is true; at
// the end all true cells of the frontier are linked. Only what linked(i,j,k) implies is stated: i
// and j were linked before k was read, or k is linked to both.
//
// Complete. Strength: unit propagation refuses false cells that cut off a true one where all that
// it could reach is read before another true cell, however far that goes; acyclic arcs do not.
// Size: about n h² / 2 variables and n h² clauses of three literals for n cells (frontier_pairs).
// More than 2^24 variables are refused (TooLarge) before any of them is made. Source: the frontiers
// by which decision diagrams of connected subgraphs are built.
void connected_by_frontier(ClauseSink& out, const Connected& graph);

/// How many variables there are of two cells each, at most.
std::size_t frontier_pairs(const Connected& graph);

}  // namespace p2c
