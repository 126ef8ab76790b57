// Texts of rules with a fault in one rule.
#pragma once

#include <string>
#include <vector>

namespace p2c {

/// The texts of the list, by the names of their files.
std::vector<std::pair<std::string, std::string>> texts_of_kinds();

/// Up to the boards at its end.
std::string without_boards(const std::string& text);

struct MutatedRules {
  std::string fault;  // "line 9: '= ' for '<= '"
  std::string text;
};

/// In each: a number one more or less, a comparison, "and", "or" or "not" another one or gone, or a
/// rule gone. Labels, what is given and boards stay. Not all can be read.
std::vector<MutatedRules> mutated_rules(const std::string& text);

/// Each word left out, said twice, or another word in its place.
std::vector<std::string> wrong_texts(const std::string& text);

}  // namespace p2c
