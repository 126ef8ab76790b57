// What a step says of a graph, in words for people.
#pragma once

#include <string>

#include "solver_glue/explain/rings.hpp"

namespace p2c {

/// Of a step by a single graph rule with one conclusion: what would be cut off, or form a loop,
/// were the conclusion false; else empty.
std::string graph_words(const RuleBook& book, const Step& step);

/// "r1c2, r2c1 and the edge may not cut r1c1 off from r3c3".
std::string ring_words(const RuleBook& book, const Ring& ring);

}  // namespace p2c
