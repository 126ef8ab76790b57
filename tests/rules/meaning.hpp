// What the rules of a puzzle of any kind mean: a second statement, which shares nothing with the
// clauses but the key of the rule.
#pragma once

#include "instances/documents/registry.hpp"
#include "tests/rules/verdict.hpp"

namespace p2c {

/// False of a kind without `holds` in tests/rules/KIND_rules.hpp.
bool has_meanings(const AnyPuzzle& puzzle);

/// What the rule with this key says about a board. The kind must have meanings, or one by its text
/// (text_meaning.hpp).
Verdict holds(const AnyPuzzle& puzzle, const RuleKey& key, const Answer& board);

/// A rule about the whole board, whose verdict needs no values of open slots.
inline bool is_graph_rule(const RuleKey& key) {
  return key.kind == "connected" || key.kind == "no-cycles";
}

}  // namespace p2c
