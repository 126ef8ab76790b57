// Texts in quotes that people read: labels of rules and names of things.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/rules/reader/rule_scope.hpp"
#include "instances/rules/reader/word_stream.hpp"

namespace p2c {

/// The next word: 1 to 200 characters of ASCII, without control characters and without "--".
std::string plain_words(RuleWords& in, std::string_view what);

/// The same for a label, which may have letters of any language, in 200 bytes of UTF-8; but no
/// character that is not seen.
std::string label_words(RuleWords& in);

/// "{c} sees {clue of c} cells": a label, cut at its holes, which are variables of `each` or their
/// numbers.
std::vector<LabelPiece> label_pieces(const RuleText& text, const std::string& words,
                                     const Place& place, const std::vector<KnownVariable>& known);

}  // namespace p2c
