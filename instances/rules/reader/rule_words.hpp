// A text of rules, word by word, with the place of each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/text/text_reader.hpp"

namespace p2c {

struct RuleWord {
  enum class Kind : char { kName, kNumber, kText, kSign, kEnd };
  Kind kind = Kind::kEnd;
  std::string text;  // of a text without its quotes
  Place place = {};
  bool begins_line = false;  // at the very start of a line, where a statement begins
};

/// Of a text; a longer one is refused.
inline constexpr std::size_t kMostRuleBytes = 100'000;

/// Up to the boards at its end. Throws InputError. The last word is kEnd, with the word of the
/// first board if there is one. '#' begins a comment.
std::vector<RuleWord> words_of_rules(std::string_view text, const std::string& file);

}  // namespace p2c
