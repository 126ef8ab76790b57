// No cycle among chosen arcs.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

inline constexpr long long kMostEliminationClauses = 1LL << 28;

/// There is at most one from a node to another, and none to itself.
struct Arc {
  int from;
  int to;
  Lit chosen;
};

// The chosen arcs form no directed cycle.
//
//   a(u,w)  a chosen arc, or a way by nodes that are eliminated, leads from u to w; arc(U,W)
//
// The nodes are eliminated one by one: with v go the arcs at it, and for all that are left
//
//   a(u,v) and a(v,w) -> a(u,w)      not a(u,v) or not a(v,u)
//
// where a(u,w) is a new variable if no arc was there. A cycle loses its nodes one by one and ends
// as one of two arcs, which is forbidden; and without cycles the ways that there are satisfy all.
// The arcs are apart from the literals that choose them (chosen -> a), since a way may be forced
// that nobody chose. Of the nodes left the one with the fewest neighbours goes first, the smaller
// of equals.
//
// Size: d^2 clauses for a node that has d neighbours when it goes, so O(n w^2) for elimination
// width w. More than `most` are refused (TooLarge) before any of them is made.
// Strength: complete; once all arcs but one of a cycle are chosen, propagation refuses the last.
// Source: Rankooh and Rintanen: Propositional Encodings of Acyclicity and Reachability by Using
// Vertex Elimination, AAAI 2022.
//
// `name` is what remarks and names of variables call a node. The list called `list_name` has the
// nodes in the order in which they go.
void acyclic(ClauseSink& out, int nodes, const std::vector<Arc>& arcs,
             const std::function<std::string(int)>& name, long long most = kMostEliminationClauses,
             const std::string& list_name = "elimination");

}  // namespace p2c
