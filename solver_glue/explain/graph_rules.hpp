// Graph rules on a board that is partly known: what breaks them, and what they leave no choice.
#pragma once

#include <functional>

#include "encoder/connectivity/connected.hpp"
#include "encoder/rule_book.hpp"

namespace p2c {

enum class Truth : signed char { kNo = -1, kMaybe = 0, kYes = 1 };

inline Truth operator!(Truth t) { return static_cast<Truth>(-static_cast<int>(t)); }

/// What is known of a literal.
using TruthOf = std::function<Truth(Lit)>;

/// Clauses of the rule, all literals of which are false; none when what is open can be chosen so
/// that the rule holds. The rule must be a graph rule. Constants are left out.
///
/// Connected: each names two true nodes with closed ways only between them, and the closed nodes
/// and edges around one of them; one clause for each part that is cut off but the one with the
/// longest, shortest first.
/// No cycles: the edges of a cycle.
std::vector<Lits> broken_clauses(const StatedRule& rule, const TruthOf& truth);

/// Open literals of the graph that the rule makes true. Where nothing breaks it, any other open
/// literal can still be true or false.
Lits forced_literals(const StatedRule& rule, const TruthOf& truth);

}  // namespace p2c
