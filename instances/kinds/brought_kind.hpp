// Kinds that are on no list: their rules are a text that somebody brings.
#pragma once

#include <string>
#include <string_view>

#include "instances/kind/puzzle_kind.hpp"

namespace p2c {

/// The kind that a text of rules describes. Throws InputError.
KindPtr brought_kind(std::string_view text, const std::string& file);

/// Where such a text ends and a puzzle of its kind begins: at the first line that begins with
/// another word than a statement. 0: the text does not begin with rules.
std::size_t end_of_rules(std::string_view text);

/// An ability of each such kind.
struct BroughtRules {
  std::string text;  // ends with a line
  std::string hash;  // MD5 of the text: what identifies it in outputs
};

/// That hash; empty for a kind of the list.
std::string rules_hash(const PuzzleKind& kind);

}  // namespace p2c
